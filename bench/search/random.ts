/** Seeded generator (mulberry32): numbers from 0 up to 1, the same in every run. */
export type Random = () => number;

export const randomFrom = (seed: number): Random => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

export const below = (random: Random, limit: number): number => Math.floor(random() * limit);

/** Picks one item of `all` with equal probability. */
export const oneOf = <Item>(random: Random, all: readonly Item[]): Item => {
  const item = all[below(random, all.length)];
  if (item === undefined) throw new Error('There is nothing to choose from.');
  return item;
};
