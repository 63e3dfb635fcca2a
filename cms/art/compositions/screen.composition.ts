import { circle, group, rect, stroke } from '../drawing/svg';
import { lattice } from '../geometry/lattice';
import type { Composition } from './composition';
import { field } from './field.composition';

/** Draws a mashrabiya (lattice screen) in front of the scene; it becomes thinner towards the middle. */
export const screen: Composition = (context) => {
  const { W, H, random, colours, definitions, light, short } = context;
  const { back } = field(context);
  const sun = circle(light.x, light.y, light.r * 0.85, colours.isLight ? colours.second : colours.lit);
  const period = short * random.pick([0.15, 0.19, 0.23]);
  const { octagons, squares } = lattice({ x: 0, y: 0, w: W, h: H }, period, 1.1, [W / 2, 0]);
  const fade = definitions.linear(
    [
      [0, 'white', 0.9],
      [0.45, 'white', 0],
    ],
    { x2: random.pick([0, 1, 0.4]), y2: 1 },
  );
  const mask = definitions.mask(W, H, rect(0, 0, W, H, fade));
  return {
    back: back + sun,
    front: group({ mask }, stroke(octagons + squares, colours.near, period * 0.075)),
  };
};
