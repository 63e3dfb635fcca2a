/** Result of comparing two sets of times. */
export interface MannWhitneyResult {
  /** Share of pairs, one time from each set, in which the first set has the longer time; 0.5 for equal sets. */
  advantage: number;
  /** Distance from 0.5 in standard deviations, by the Mann-Whitney U test (rank test). */
  deviations: number;
  toldApart: boolean;
}

/** Threshold in standard deviations: equal sets exceed it once in a thousand comparisons. */
const DEVIATIONS_MAX = 3.29;

/** Returns the rank sum of the first set. Ranks begin at 1; equal times share the mean of their ranks. */
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

/** Compares two sets of times with the Mann-Whitney U test, which assumes no distribution. */
export const mannWhitney = (first: readonly number[], second: readonly number[]): MannWhitneyResult => {
  const [n, m] = [first.length, second.length];
  const u = rankSum(first, second) - (n * (n + 1)) / 2;
  const deviations = (u - (n * m) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12);
  return { advantage: u / (n * m), deviations, toldApart: Math.abs(deviations) > DEVIATIONS_MAX };
};
