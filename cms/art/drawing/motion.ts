import { round } from '../geometry/point';
import { group } from './svg';

/**
 * Motion of films. `time` is the share of a film that has passed, from 0 to 1; at 1 everything is where it began.
 * A picture is drawn at 0, where nothing is moved, so a still and the first frame of its film are the same drawing.
 */

/** Full turn in radians. */
export const TURN = 2 * Math.PI;

/** Swings to both sides and back, some times in a film. `shift` lets neighbours swing one after the other. */
export const swing = (time: number, cycles = 1, shift = 0): number =>
  Math.sin(TURN * (cycles * time + shift)) - Math.sin(TURN * shift);

/** Rises from 0 to 1 and falls back, some times in a film. */
export const rise = (time: number, cycles = 1): number => (1 - Math.cos(TURN * cycles * time)) / 2;

export const shifted = (time: number, dx: number, dy: number, ...content: string[]): string =>
  time === 0
    ? content.join('')
    : group({ transform: `translate(${String(round(dx))} ${String(round(dy))})` }, ...content);

/** Turns around a point; a star of eight points looks the same after 45°. */
export const turned = (
  time: number,
  degrees: number,
  [x, y]: readonly [number, number],
  ...content: string[]
): string =>
  time === 0
    ? content.join('')
    : group(
        { transform: `rotate(${degrees.toFixed(2)} ${String(round(x))} ${String(round(y))})` },
        ...content,
      );
