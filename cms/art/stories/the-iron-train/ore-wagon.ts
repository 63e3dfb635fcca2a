import { mix } from '../../core/color';
import type { Colours } from '../../core/mode';
import { circle, path, rect, stroke } from '../../drawing/svg';
import { d, polar } from '../../geometry/point';
import { isNight } from './desert';

/** Length of a wagon, and the gap to the next one, in heights from the rail to the rim. */
const WAGON_LENGTH = 2.6;
const WAGON_STEP = 2.78;

/** Colours of the wagons: rusty sides, their shade, and the ore. */
export const ironOf = (colours: Colours) => {
  const { darkest, deep, second, paper } = colours.palette;
  const dim = isNight(colours) ? 0.55 : colours.isLight ? 0 : 0.3;
  const side = mix(mix(second, deep, 0.62), darkest, dim);
  return {
    side,
    rib: mix(side, darkest, 0.35),
    rim: mix(side, paper, 0.28),
    ore: mix(mix(deep, darkest, 0.45), second, colours.isLight ? 0.12 : 0.05),
    glint: mix(paper, deep, colours.isLight ? 0.3 : 0.45),
    wheel: darkest,
    hub: mix(deep, paper, 0.35),
  };
};

/** Draws a wheel that rolls to the left by `rolled` units. */
export const wheel = (x: number, y: number, r: number, rolled: number, colours: Colours): string => {
  const { wheel: tyre, hub } = ironOf(colours);
  const spokes = Array.from({ length: 4 }, (_, i) => {
    const [ax, ay] = polar(x, y, r * 0.72, -rolled / r + (i * Math.PI) / 4);
    return d`M${ax} ${ay}L${2 * x - ax} ${2 * y - ay}`;
  });
  return (
    circle(x, y, r, tyre) +
    (r > 5 ? circle(x, y, r * 0.78, mix(tyre, hub, 0.35)) + stroke(spokes.join(''), tyre, r * 0.12) : '') +
    circle(x, y, r * 0.26, hub)
  );
};

/** Path of a heap of ore from `x` on, with its foot at `y`. */
export const heap = (x: number, y: number, w: number, h: number): string =>
  d`M${x} ${y}C${x + w * 0.1} ${y - h * 0.5} ${x + w * 0.16} ${y - h} ${x + w * 0.27} ${y - h}` +
  d`C${x + w * 0.38} ${y - h} ${x + w * 0.4} ${y - h * 0.55} ${x + w * 0.5} ${y - h * 0.55}` +
  d`C${x + w * 0.6} ${y - h * 0.55} ${x + w * 0.63} ${y - h * 0.95} ${x + w * 0.74} ${y - h * 0.95}` +
  d`C${x + w * 0.85} ${y - h * 0.95} ${x + w * 0.9} ${y - h * 0.5} ${x + w} ${y}Z`;

/** Draws an ore wagon from the side: left end at `x`, on a rail at `y`, `u` high; `ore` from 0 to 1 fills it. */
export const oreWagon = (
  x: number,
  y: number,
  u: number,
  colours: Colours,
  { rolled = 0, ore = 1 } = {},
): string => {
  const iron = ironOf(colours);
  const w = u * WAGON_LENGTH;
  const [rim, sill] = [y - u, y - u * 0.3];
  const ribs = Array.from({ length: 7 }, (_, i) =>
    rect(x + w * (0.1 + i * 0.13) - u * 0.025, rim + u * 0.06, u * 0.05, u * 0.62, iron.rib),
  );
  const rungs = [0.2, 0.34, 0.48, 0.62].map((at) => d`M${x + w * 0.935} ${rim + u * at}h${u * 0.14}`);
  const load = ore > 0 ? path(heap(x + w * 0.05, rim + u * 0.06, w * 0.9, u * 0.34 * ore), iron.ore) : '';
  return [
    load,
    rect(x - u * 0.12, y - u * 0.38, w + u * 0.24, u * 0.09, iron.wheel),
    path(d`M${x} ${rim}H${x + w}L${x + w * 0.96} ${sill}H${x + w * 0.04}Z`, iron.side),
    path(
      d`M${x + w * 0.03} ${y - u * 0.42}H${x + w * 0.97}L${x + w * 0.96} ${sill}H${x + w * 0.04}Z`,
      iron.rib,
    ),
    ...ribs,
    rect(x - u * 0.03, rim - u * 0.05, w + u * 0.06, u * 0.1, iron.rim, { rx: u * 0.03 }),
    u > 40
      ? stroke(d`M${x + w * 0.935} ${rim}V${sill}m${u * 0.14} 0V${rim}` + rungs.join(''), iron.rim, u * 0.025)
      : '',
    ...[0.13, 0.27, 0.73, 0.87].map((at) => wheel(x + w * at, y - u * 0.15, u * 0.15, rolled, colours)),
    ...[0.2, 0.8].map((at) => rect(x + w * at - u * 0.28, y - u * 0.2, u * 0.56, u * 0.08, iron.rib)),
  ].join('');
};

interface Row {
  ore?: number;
  count?: number;
  /** What stands on the ore of some wagons, by their number: x is the middle of the heap. */
  riders?: Readonly<Record<number, (x: number, top: number) => string>>;
}

/** Draws the wagons of a train that are in the picture; the first one's left end is at `x`. */
export const wagonRow = (
  W: number,
  x: number,
  y: number,
  u: number,
  colours: Colours,
  { ore = 1, count = 400, riders = {} }: Row = {},
): string => {
  const step = u * WAGON_STEP;
  const first = Math.max(0, Math.floor(-x / step) - 1);
  const last = Math.min(count - 1, Math.ceil((W - x) / step));
  let drawn = '';
  for (let i = first; i <= last; i += 1) {
    const left = x + i * step;
    drawn +=
      (riders[i]?.(left + (u * WAGON_LENGTH) / 2, y - u * 1.16) ?? '') +
      oreWagon(left, y, u, colours, { rolled: -x, ore });
  }
  return drawn;
};
