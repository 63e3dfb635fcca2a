import { mix } from '../core/color';
import { path } from '../drawing/svg';
import { khatam, SIXTEENTH_TURN } from '../geometry/star';
import type { Composition } from './composition';

/** Draws nested stars that become smaller towards the light. */
export const tunnel: Composition = ({ random, colours, light, long }) => {
  const { skyTop, skyLow, second, middle, isLight, palette } = colours;
  const rings = isLight
    ? [skyTop, mix(skyTop, second, 0.55), skyLow, mix(skyLow, middle, 0.3)]
    : [skyTop, mix(skyLow, middle, 0.45), skyLow, mix(middle, second, 0.35)];
  const count = random.integer(7, 11);
  const stars = Array.from({ length: count }, (_, i) => {
    const left = count - i;
    const radius = (long * 1.15 * left) / count;
    return path(
      khatam(light.x, light.y, radius, left % 2 === 1 ? SIXTEENTH_TURN : 0),
      rings[left % 4] ?? skyTop,
    );
  });
  return {
    back:
      stars.join('') + path(khatam(light.x, light.y, long * 0.07), isLight ? palette.paper : palette.light),
  };
};
