import { mix } from '../core/color';
import { rosette } from '../drawing/rosette';
import { circle, path } from '../drawing/svg';
import { khatam, SIXTEENTH_TURN } from '../geometry/star';
import type { Composition } from './composition';

/** A star with a rosette cut into it. */
export const sun: Composition = ({ random, colours, light, short }) => {
  const { x, y, r } = light;
  const { isLight, palette } = colours;
  const outer = isLight ? colours.second : mix(palette.light, palette.second, 0.5);
  const face = isLight ? mix(palette.paper, palette.light, 0.15) : palette.light;
  const cut = isLight ? palette.middle : mix(palette.middle, palette.deep, 0.25);
  return {
    back: [
      circle(x, y, r * 1.55, isLight ? colours.second : palette.light, { opacity: 0.16 }),
      path(khatam(x, y, r * 1.24), outer, { opacity: 0.55 }),
      path(khatam(x, y, r * 1.1, SIXTEENTH_TURN), face),
      rosette(random.pick(['interlace', 'nested', 'wreath', 'web']), x, y, r * 0.88, cut, short * 0.006),
    ].join(''),
  };
};
