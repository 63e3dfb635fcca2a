/** Slow start, slow end, between 0 and 1. */
export const ease = (progress: number): number => {
  const p = Math.min(1, Math.max(0, progress));
  return p * p * (3 - 2 * p);
};

/** How far `t` has come between two seconds, eased. */
export const between = (t: number, from: number, to: number): number => ease((t - from) / (to - from));

/** Value on the way from `a` to `b`. */
export const along = (a: number, b: number, progress: number): number => a + (b - a) * progress;

/** Repeatable scatter between 0 and 1: the same picture is drawn at every run. */
export const scatter = (index: number, salt: number): number => {
  const value = Math.sin(index * 127.1 + salt * 311.7) * 43758.5453;
  return value - Math.floor(value);
};
