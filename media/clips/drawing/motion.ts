/** Ease-in-out curve (smoothstep); the input is clamped to 0–1. */
export const ease = (progress: number): number => {
  const p = Math.min(1, Math.max(0, progress));
  return p * p * (3 - 2 * p);
};

/** Returns the eased progress of `t` between two seconds, from 0 to 1. */
export const easedProgress = (t: number, from: number, to: number): number => ease((t - from) / (to - from));

/** Interpolates linearly between `a` and `b`. */
export const interpolate = (a: number, b: number, progress: number): number => a + (b - a) * progress;

/** Returns a deterministic pseudo-random number between 0 and 1, so that every run draws the same picture. */
export const pseudoRandom = (index: number, salt: number): number => {
  const value = Math.sin(index * 127.1 + salt * 311.7) * 43758.5453;
  return value - Math.floor(value);
};
