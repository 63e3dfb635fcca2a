import { mix } from '../../core/color';
import type { Colours } from '../../core/mode';
import { circle, path, rect, stroke } from '../../drawing/svg';
import { d } from '../../geometry/point';
import { khatam } from '../../geometry/star';
import { isNight } from './desert';
import { wheel } from './ore-wagon';

/** Length of a locomotive in its heights. */
export const LOCOMOTIVE_LENGTH = 3.9;

/** Draws a diesel locomotive that drives to the left: its nose at `x`, on a rail at `y`, `u` high. */
export const locomotive = (x: number, y: number, u: number, colours: Colours, rolled = 0): string => {
  const { darkest, deep, middle, light, second, paper } = colours.palette;
  const dim = isNight(colours) ? 0.45 : colours.isLight ? 0 : 0.2;
  const body = mix(middle, darkest, 0.12 + dim);
  const shade = mix(deep, darkest, dim);
  const stripe = mix(light, darkest, dim * 0.6);
  const at = (share: number): number => x + u * share;
  const up = (share: number): number => y - u * share;
  const grilles = Array.from({ length: 13 }, (_, i) =>
    rect(at(1.75 + i * 0.09), up(0.8), u * 0.04, u * 0.24, shade),
  );
  const rail = Array.from({ length: 9 }, (_, i) => d`M${at(1.5 + i * 0.28)} ${up(0.34)}V${up(0.52)}`);
  return [
    rect(at(0.15), up(0.32), u * 3.65, u * 0.14, darkest),
    path(
      d`M${at(0)} ${up(0.34)}V${up(0.62)}Q${at(0.02)} ${up(0.7)} ${at(0.14)} ${up(0.71)}L${at(0.62)} ${up(0.74)}L${at(0.72)} ${up(1)}H${at(1.42)}V${up(0.34)}Z`,
      body,
    ),
    path(d`M${at(0.66)} ${up(1)}H${at(1.5)}V${up(1.05)}H${at(0.66)}Z`, shade),
    path(
      d`M${at(1.42)} ${up(0.34)}V${up(0.9)}H${at(3.72)}Q${at(3.85)} ${up(0.9)} ${at(3.85)} ${up(0.78)}V${up(0.34)}Z`,
      body,
    ),
    rect(at(2.15), up(0.98), u * 0.42, u * 0.08, shade),
    rect(at(2.9), up(0.97), u * 0.5, u * 0.07, shade),
    path(
      d`M${at(0.76)} ${up(0.93)}H${at(1.02)}V${up(0.72)}H${at(0.69)}ZM${at(1.1)} ${up(0.93)}h${u * 0.24}v${u * 0.21}h${-u * 0.24}Z`,
      mix(paper, middle, 0.35 + dim),
    ),
    path(d`M${at(0)} ${up(0.5)}H${at(3.85)}V${up(0.42)}H${at(0)}Z`, stripe),
    path(d`M${at(0)} ${up(0.5)}l${u * 0.5} ${-u * 0.22}h${u * 0.16}l${-u * 0.48} ${u * 0.22}Z`, stripe),
    ...grilles,
    path(khatam(at(1.22), up(0.58), u * 0.07), mix(second, darkest, dim)),
    stroke(rail.join('') + d`M${at(1.5)} ${up(0.52)}H${at(3.74)}`, stripe, Math.max(0.5, u * 0.014)),
    circle(at(0.05), up(0.6), u * 0.055, paper),
    circle(at(0.05), up(0.6), u * 0.11, light, { opacity: 0.45 }),
    rect(at(0), up(0.24), u * 0.1, u * 0.16, shade),
    ...[0.42, 0.72, 1.02, 2.84, 3.14, 3.44].map((share) =>
      wheel(at(share), up(0.13), u * 0.13, rolled, colours),
    ),
    rect(at(0.3), up(0.2), u * 0.86, u * 0.08, shade),
    rect(at(2.72), up(0.2), u * 0.86, u * 0.08, shade),
    rect(at(1.4), up(0.26), u * 1.1, u * 0.17, shade, { rx: u * 0.04 }),
  ].join('');
};
