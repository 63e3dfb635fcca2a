import { mix } from '../core/color';
import { rosette } from '../drawing/rosette';
import { circle, path } from '../drawing/svg';
import { petals } from '../geometry/petals';
import { khatam, SIXTEENTH_TURN } from '../geometry/star';
import type { Composition } from './composition';

/** Draws the rosette as filled pieces in three tones. */
const filled = (x: number, y: number, r: number, face: string, outer: string, cut: string): string => {
  const { petals: rim, kites, seeds, core } = petals(x, y, r, 12);
  const heart = petals(x, y, r * 0.34, 6);
  const edge = { stroke: cut, 'stroke-width': r * 0.02, 'stroke-linejoin': 'round' };
  return (
    path(kites, mix(face, outer, 0.75), edge) +
    path(rim, mix(face, cut, 0.16), edge) +
    path(seeds + core, mix(face, outer, 0.6), edge) +
    path(heart.petals, cut)
  );
};

/** Draws the sun as a star with a rosette cut into it. */
export const sun: Composition = ({ random, colours, light, short }) => {
  const { x, y, r } = light;
  const { isLight, palette } = colours;
  const outer = isLight ? colours.second : mix(palette.light, palette.second, 0.5);
  const face = isLight ? mix(palette.paper, palette.light, 0.15) : palette.light;
  const cut = isLight ? palette.middle : mix(palette.middle, palette.deep, 0.25);
  const isFilled = random.chance(0.45);
  return {
    back: [
      circle(x, y, r * 1.55, isLight ? colours.second : palette.light, { opacity: 0.16 }),
      path(khatam(x, y, r * 1.24), outer, { opacity: 0.55 }),
      path(khatam(x, y, r * 1.1, SIXTEENTH_TURN), face),
      isFilled
        ? filled(x, y, r * 0.94, face, outer, cut)
        : rosette(random.pick(['interlace', 'nested', 'wreath', 'web']), x, y, r * 0.88, cut, short * 0.007),
    ].join(''),
  };
};
