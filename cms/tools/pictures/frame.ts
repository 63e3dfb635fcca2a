import type { Palette } from './palette';

/** The sheet that a scene is drawn on. `random` is seeded: the same seed draws the same picture. */
export interface Frame {
  width: number;
  height: number;
  palette: Palette;
  random: (from: number, to: number) => number;
}

export type Scene = (frame: Frame) => string;

/** mulberry32: small, even, and the same on every machine. */
export const seededRandom = (seed: number): Frame['random'] => {
  let state = seed >>> 0;
  return (from, to) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return from + (((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * (to - from);
  };
};

export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: Math.round(count) }, (_, index) => draw(index)).join('');
