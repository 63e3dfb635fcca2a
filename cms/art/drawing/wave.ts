import { d, polyline } from '../geometry/point';

const STEP = 8;
const BLEED = 20;

/** Path of the top edge of water or soft ground; it extends past both sides of the picture. */
export const wave = (W: number, y: number, height: number, length: number, phase: number): string =>
  polyline(
    Array.from({ length: Math.ceil((W + 2 * BLEED) / STEP) + 1 }, (_, i) => {
      const x = i * STEP - BLEED;
      const swell = Math.sin(x / length + phase) + 0.35 * Math.sin((x / length) * 2.3 + phase * 2);
      return [x, y + height * swell] as const;
    }),
  );

/** Same path as `wave`, closed at the bottom. */
export const waveBody = (
  W: number,
  H: number,
  y: number,
  height: number,
  length: number,
  phase: number,
): string => wave(W, y, height, length, phase) + d`L${W + BLEED} ${H + BLEED}L${-BLEED} ${H + BLEED}Z`;
