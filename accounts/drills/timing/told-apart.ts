/** How far two sets of times can be told from each other. */
export interface Comparison {
  /** How often a time of the first set is the longer one of a pair, one of each set; 0.5 when they are alike. */
  advantage: number;
  /** Distance from 0.5 in standard deviations, by the rank test of Mann and Whitney. */
  deviations: number;
  toldApart: boolean;
}

/** Sets that are alike are called different once in a thousand times. */
const DEVIATIONS_MAX = 3.29;

/** Ranks from 1 on; equal times share the mean of theirs. */
const rankSum = (first: readonly number[], second: readonly number[]): number => {
  const all = [
    ...first.map((time) => ({ time, mine: true })),
    ...second.map((time) => ({ time, mine: false })),
  ];
  all.sort((one, other) => one.time - other.time);
  let sum = 0;
  for (let from = 0; from < all.length;) {
    let to = from;
    while (to < all.length && all[to]?.time === all[from]?.time) to += 1;
    const mine = all.slice(from, to).filter((one) => one.mine).length;
    sum += (mine * (from + 1 + to)) / 2;
    from = to;
  }
  return sum;
};

/** Compares two sets of times without assuming how they are distributed. */
export const compareTimes = (first: readonly number[], second: readonly number[]): Comparison => {
  const [n, m] = [first.length, second.length];
  const u = rankSum(first, second) - (n * (n + 1)) / 2;
  const deviations = (u - (n * m) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12);
  return { advantage: u / (n * m), deviations, toldApart: Math.abs(deviations) > DEVIATIONS_MAX };
};
