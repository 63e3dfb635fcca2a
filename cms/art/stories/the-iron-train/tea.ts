import { mix } from '../../core/color';
import type { Colours } from '../../core/mode';
import { coffeePot } from '../../figures/guest';
import { circle, ellipse, path, rect, stroke } from '../../drawing/svg';
import { d } from '../../geometry/point';
import { tilted } from '../writer';

/** Draws a small glass of tea with foam; its foot is at `y`, `full` goes from 0 to 1. */
export const teaGlass = (x: number, y: number, u: number, full: number, colours: Colours): string => {
  const { darkest, light, second, paper } = colours.palette;
  const wide = (share: number): number => u * (0.34 + share * 0.16);
  const tea = mix(mix(light, second, 0.7), darkest, 0.3);
  const top = full * 0.86;
  const level = y - u * 0.06 - u * top;
  return [
    path(d`M${x - wide(0)} ${y}L${x - wide(1)} ${y - u * 1.1}H${x + wide(1)}L${x + wide(0)} ${y}Z`, paper, {
      opacity: 0.4,
    }),
    full > 0
      ? path(
          d`M${x - wide(0) + u * 0.04} ${y - u * 0.06}L${x - wide(top) + u * 0.04} ${level}H${x + wide(top) - u * 0.04}L${x + wide(0) - u * 0.04} ${y - u * 0.06}Z`,
          tea,
        ) +
        rect(
          x - wide(top) + u * 0.04,
          level - u * 0.14 * full,
          wide(top) * 2 - u * 0.08,
          u * 0.18 * full,
          mix(light, paper, 0.5),
          { rx: u * 0.06 },
        )
      : '',
    stroke(
      d`M${x - wide(1)} ${y - u * 1.1}L${x - wide(0)} ${y}H${x + wide(0)}L${x + wide(1)} ${y - u * 1.1}Z`,
      paper,
      u * 0.05,
      { 'stroke-linejoin': 'round' },
    ),
    stroke(d`M${x - wide(0.5)} ${y - u * 0.55}H${x + wide(0.5)}`, light, u * 0.05),
    stroke(d`M${x - u * 0.24} ${y - u * 0.9}L${x - u * 0.2} ${y - u * 0.3}`, paper, u * 0.06, {
      opacity: 0.8,
      'stroke-linecap': 'round',
    }),
  ].join('');
};

/** Draws a charcoal stove whose coals glow, its foot at `y`. */
export const stove = (x: number, y: number, u: number, t: number, colours: Colours): string => {
  const { darkest, deep, light, second, paper } = colours.palette;
  const coals = [-0.34, -0.12, 0.1, 0.32].map((at, i) =>
    circle(x + u * at, y - u * 0.72, u * 0.14, mix(second, light, 0.5 + 0.5 * Math.sin(t * 4 + i * 2))),
  );
  return [
    ellipse(x, y - u * 0.76, u * 0.9, u * 0.4, second, { opacity: 0.22 + 0.06 * Math.sin(t * 5) }),
    ...coals,
    path(
      d`M${x - u * 0.62} ${y - u * 0.72}H${x + u * 0.62}L${x + u * 0.34} ${y - u * 0.24}L${x + u * 0.48} ${y}H${x - u * 0.48}L${x - u * 0.34} ${y - u * 0.24}Z`,
      mix(deep, darkest, 0.4),
    ),
    rect(x - u * 0.66, y - u * 0.78, u * 1.32, u * 0.1, mix(deep, paper, 0.3)),
  ].join('');
};

/** Draws a hand that pours from a pot: the tea falls from (x, y) down to `level`. */
export const pouringPot = (
  x: number,
  y: number,
  z: number,
  level: number,
  t: number,
  tones: { skin: string; sleeve: string; fold: string },
  colours: Colours,
  isPouring: boolean,
): string => {
  const { darkest, deep, middle, light } = colours.palette;
  const tilt = isPouring ? -35 : -12;
  const [px, py] = [x + z * 0.73, y + z * 0.455];
  const sway = Math.sin(t * 3.1) * z * 0.06;
  const round = { 'stroke-linecap': 'round' } as const;
  const tea = isPouring
    ? stroke(
        d`M${x} ${y}Q${x - z * 0.1 + sway} ${(y + level) / 2} ${x - z * 0.06} ${level}`,
        mix(light, darkest, 0.16),
        z * 0.075,
        round,
      ) +
      [-0.18, 0.02, 0.2]
        .map((at, i) =>
          circle(x + z * at, level - Math.abs(Math.sin(t * 9 + i * 2)) * z * 0.2, z * 0.035, light),
        )
        .join('')
    : '';
  const hand = [px + z * 0.55, py - z * 0.55] as const;
  return [
    tea,
    tilted(tilt, px, py - z * 0.5, coffeePot(px, py, z, -1, mix(middle, deep, 0.25), light)),
    stroke(d`M${hand[0]} ${hand[1]}L${hand[0] + z * 1.1} ${hand[1] - z * 0.5}`, tones.skin, z * 0.34, round),
    stroke(
      d`M${hand[0] + z * 0.95} ${hand[1] - z * 0.45}L${hand[0] + z * 4} ${hand[1] - z * 2.4}`,
      tones.fold,
      z * 1.1,
      round,
    ),
    stroke(
      d`M${hand[0] + z * 0.95} ${hand[1] - z * 0.45}L${hand[0] + z * 4} ${hand[1] - z * 2.4}`,
      tones.sleeve,
      z * 0.98,
      round,
    ),
    circle(hand[0], hand[1], z * 0.24, tones.skin),
    stroke(
      d`M${hand[0] - z * 0.1} ${hand[1] - z * 0.1}l${-z * 0.16} ${z * 0.22}`,
      tones.skin,
      z * 0.17,
      round,
    ),
  ].join('');
};
