import { mix } from '../core/color';
import { circle, group, path, stroke } from '../drawing/svg';
import { lattice } from '../geometry/lattice';
import type { Composition } from './composition';

/** Draws a tiled floor in perspective behind the scene, under a plain disc. */
export const floor: Composition = ({ W, H, colours, light, short, contact, random }) => {
  const { isLight, palette } = colours;
  const disc = isLight ? colours.second : palette.light;
  const { octagons, squares } = lattice({ x: -W, y: 0, w: 3 * W, h: H }, short * 0.16, contact, [W / 2, 0]);
  const halo = light.r * random.between(1.2, 1.4);
  const tiles = group(
    { transform: `translate(0 ${String(Math.round(H * 0.7))}) scale(1 .36)` },
    path(octagons, isLight ? colours.second : mix(palette.middle, palette.light, 0.3), { opacity: 0.5 }),
    path(squares, colours.lit, { opacity: 0.5 }),
  );
  const ring = stroke(circlePath(light.x, light.y, halo), disc, 2, { opacity: 0.8 });
  return { back: circle(light.x, light.y, light.r, disc) + ring + tiles };
};

const circlePath = (x: number, y: number, r: number): string => {
  const [left, across] = [String(Math.round(x - r)), String(Math.round(2 * r))];
  const half = String(Math.round(r));
  return `M${left} ${String(Math.round(y))}a${half} ${half} 0 1 0 ${across} 0a${half} ${half} 0 1 0 -${across} 0`;
};
