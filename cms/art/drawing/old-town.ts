import type { Random } from '../core/random';
import { d } from '../geometry/point';
import { khatam } from '../geometry/star';
import { arch } from './arch';
import { path, rect } from './svg';

/** Building: its drawing and the distance to the next one. */
export interface Building {
  drawn: string;
  width: number;
  /** Top of its flat front; windows may be drawn below it. */
  front: number;
}

export interface Plot {
  x: number;
  base: number;
  /** Approximate height of one floor. */
  u: number;
  w: number;
  fill: string;
  /** Colour of finials and windows. */
  lit: string;
  random: Random;
}

/** Draws a minaret with two balconies and a pointed cap. */
export const minaret = ({ x, base, u, fill, lit, random }: Plot): Building => {
  const h = u * random.between(2.8, 4.4);
  const w = u * 0.34;
  const top = base - h;
  const middle = x + w / 2;
  const ledge = (y: number, reach: number): string =>
    d`M${x - w * reach * 0.5} ${y + w * 0.45}L${x - w * reach} ${y}H${x + w + w * reach}L${x + w + w * reach * 0.5} ${y + w * 0.45}Z`;
  const body =
    d`M${x} ${base + 4}L${x + w * 0.06} ${top}H${x + w * 0.94}L${x + w} ${base + 4}Z` +
    d`M${x + w * 0.14} ${top}v${-w * 1.2}h${w * 0.72}v${w * 1.2}Z` +
    d`M${x + w * 0.08} ${top - w * 1.2}C${x} ${top - w * 1.9} ${middle - w * 0.1} ${top - w * 2.1} ${middle} ${top - w * 2.9}C${middle + w * 0.1} ${top - w * 2.1} ${x + w} ${top - w * 1.9} ${x + w * 0.92} ${top - w * 1.2}Z`;
  const door = arch(middle - w * 0.13, top - w * 0.85, w * 0.26, w * 0.62);
  return {
    drawn:
      path(body + ledge(top, 0.38) + ledge(top + h * 0.36, 0.26), fill) +
      path(door, lit, { opacity: 0.85 }) +
      path(khatam(middle, top - w * 3.2, w * 0.26), lit),
    width: w * 2.4,
    front: base,
  };
};

/** Draws a pointed dome on a drum with small lit openings. */
export const dome = ({ x, base, u, w, fill, lit, random }: Plot): Building => {
  const top = base - u * random.between(0.6, 1.3);
  const r = w * 0.55;
  const shell =
    d`M${x} ${top}C${x - r * 0.2} ${top - r * 1.1} ${x + w * 0.42} ${top - r * 1.25} ${x + w * 0.55} ${top - r * 1.9}` +
    d`C${x + w * 0.68} ${top - r * 1.25} ${x + w * 1.1 + r * 0.2} ${top - r * 1.1} ${x + w * 1.1} ${top}Z`;
  const openings = [0.2, 0.4, 0.6, 0.8].map((share) =>
    arch(x + w * 1.1 * share - u * 0.05, top + u * 0.12, u * 0.1, u * 0.2),
  );
  return {
    drawn:
      path(shell, fill) +
      rect(x - w * 0.04, top, w * 1.18, base - top + 4, fill) +
      path(openings.join(''), lit, { opacity: 0.8 }) +
      path(khatam(x + w * 0.55, top - r * 2.05, u * 0.09), lit),
    width: w * 1.14,
    front: top + u * 0.5,
  };
};

/** Draws a house with a flat roof and merlons, sometimes with a wind tower. */
export const house = ({ x, base, u, w, fill, random }: Plot): Building => {
  const top = base - u * random.between(0.8, 2.1);
  const step = u * 0.24;
  const crown = Array.from({ length: random.chance(0.6) ? Math.max(0, Math.floor(w / step)) : 0 }, (_, i) =>
    rect(x + i * step, top - u * 0.1, u * 0.13, u * 0.12, fill),
  );
  const t = u * 0.42;
  const at = x + w * random.between(0.12, 0.5);
  const catcher = random.chance(0.34)
    ? path(
        d`M${at} ${top}V${top - t * 2}H${at + t}V${top}ZM${at - t * 0.1} ${top - t * 2}h${t * 1.2}v${-t * 0.14}h${-t * 1.2}Z`,
        fill,
      ) +
      [0.2, 0.44, 0.68]
        .map((share) => rect(at + t * share, top - t * 1.75, t * 0.12, t, fill, { opacity: 0.5 }))
        .join('')
    : '';
  return {
    drawn: rect(x, top, w + 0.6, base - top + 4, fill) + crown.join('') + catcher,
    width: w,
    front: top + u * 0.25,
  };
};
