import { mix } from '../core/color';
import { rosette } from '../drawing/rosette';
import { path } from '../drawing/svg';
import { hankinRadius, SIXTEENTH_TURN, star } from '../geometry/star';
import type { Composition } from './composition';

/** Draws one star of the lattice, larger than the picture. */
export const mega: Composition = ({ random, colours, light, long, short, contact }) => {
  const { isLight, palette, skyLow, skyTop, second } = colours;
  const size = long * random.between(0.7, 1.05);
  const inner = hankinRadius(8, size / 2, contact);
  const turn = random.pick([0, SIXTEENTH_TURN]);
  const { x, y } = light;
  return {
    back: [
      path(
        star(x, y, 8, size / 2, inner, turn),
        isLight ? mix(skyLow, second, 0.7) : mix(palette.middle, palette.deep, 0.25),
      ),
      path(
        star(x, y, 8, size * 0.36, inner * 0.62, SIXTEENTH_TURN),
        isLight ? palette.paper : palette.second,
        {
          opacity: 0.78,
        },
      ),
      path(star(x, y, 8, size * 0.24, inner * 0.44), isLight ? skyTop : palette.middle),
      rosette(
        random.pick(['interlace', 'nested', 'wreath', 'web']),
        x,
        y,
        size * 0.17,
        colours.lit,
        short * 0.008,
      ),
    ].join(''),
  };
};
