import { mix } from '../../core/color';
import { arch } from '../../drawing/arch';
import { circle, ellipse, path, rect, stroke } from '../../drawing/svg';
import { d } from '../../geometry/point';
import { khatam } from '../../geometry/star';
import { rain } from '../props/weather';
import type { ShotContext } from '../story';
import { houses, scrolled } from './houses';

/** Draws a wet street whose lamps are seen twice; it passes at `speed`. */
export const rainStreet = (context: ShotContext, speed: number): string => {
  const { W, H, t, colours } = context;
  const { palette } = colours;
  const row = houses({
    seed: 'rain street',
    length: 720,
    base: 268,
    heights: [120, 220],
    widths: [70, 130],
    fills: [mix(palette.deep, palette.middle, 0.35), mix(palette.deep, palette.middle, 0.6), palette.deep],
    dark: palette.darkest,
    lit: palette.light,
    isLit: (_, chance) => chance > 0.68,
    pane: 16,
  });
  const lamp =
    stroke(d`M60 270V110q0 -20 24 -20`, palette.darkest, 5) +
    circle(86, 96, 30, palette.light, { opacity: 0.18 }) +
    path(khatam(86, 96, 13), palette.light) +
    path(d`M80 286h12l5 70h-22Z`, palette.light, { opacity: 0.3 });
  const puddles = [0, 1, 2, 3]
    .map((i) => {
      const age = (t * 1.3 + i / 4) % 1;
      return ellipse(40 + i * 90, 326 + (i % 2) * 14, 6 + age * 26, 1.5 + age * 5, 'none', {
        stroke: palette.second,
        'stroke-width': 1.4,
        opacity: 1 - age,
      });
    })
    .join('');
  return (
    scrolled(row, 720, W, t * speed * 0.6) +
    rect(-10, 266, W + 20, H, mix(palette.deep, palette.darkest, 0.45)) +
    rect(-10, 266, W + 20, 4, palette.second, { opacity: 0.5 }) +
    scrolled(lamp, 290, W, t * speed) +
    scrolled(puddles, 360, W, t * speed)
  );
};

/** Draws the rain in front of everything. */
export const downpour = (context: ShotContext): string => rain(context, context.colours.palette.paper, 130);

/** Draws water that wheels throw up. */
export const spray = (x: number, y: number, t: number, color: string): string =>
  Array.from({ length: 12 }, (_, i) => {
    const age = (t * 2 + i / 12) % 1;
    return circle(
      x - age * (50 + (i % 4) * 16),
      y - Math.sin(age * 3.1) * (14 + (i % 3) * 10),
      3.2 * (1 - age) + 0.6,
      color,
      {
        opacity: 0.8 * (1 - age),
      },
    );
  }).join('');

/** Draws the gate under which Karim waits: we look out at the rain through it. */
export const shelter = (context: ShotContext): string => {
  const { W, H, colours } = context;
  const { palette } = colours;
  return (
    rainStreet(context, 0) +
    downpour(context) +
    path(d`M-10 -10H${W + 10}V${H + 10}H-10Z` + arch(112, 12, 416, 360), palette.darkest, {
      'fill-rule': 'evenodd',
    }) +
    stroke(arch(112, 12, 416, 360), palette.second, 3, { opacity: 0.6 }) +
    rect(-10, 316, W + 20, H, mix(palette.deep, palette.darkest, 0.55)) +
    rect(-10, 316, W + 20, 3, palette.second, { opacity: 0.6 })
  );
};
