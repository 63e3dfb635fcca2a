import { mix } from '../core/color';
import { arch } from '../drawing/arch';
import { group, path, rect, stroke } from '../drawing/svg';
import { lattice } from '../geometry/lattice';
import { khatam, SIXTEENTH_TURN } from '../geometry/star';
import { isWide } from '../scenes/scene';
import type { Composition } from './composition';

/** Shows the scene through an arch or a star in a tiled wall. */
export const portal: Composition = (context) => {
  const { W, H, stage, random, colours, definitions, short, contact } = context;
  const { isLight, palette } = colours;
  const cx = stage.x + stage.w / 2;
  const isArch = random.chance(0.6);
  const radius = short * (isWide(context) ? 0.62 : 0.56);
  const opening = isArch
    ? isWide(context)
      ? arch(cx - radius, H * 0.04, radius * 2, H * 1.1)
      : arch(W * 0.09, stage.y + stage.h * 0.06, W * 0.82, H)
    : khatam(cx, stage.y + stage.h * 0.5, radius, SIXTEENTH_TURN);
  const { octagons, squares } = lattice({ x: 0, y: 0, w: W, h: H }, short * 0.15, contact, [cx, H * 0.1]);
  const wall = isLight ? colours.second : mix(palette.deep, palette.darkest, 0.3);
  const joints = isLight ? mix(colours.second, palette.darkest, 0.3) : mix(palette.light, palette.deep, 0.55);
  const clip = definitions.clip(path(opening, 'white'));
  return {
    back: '',
    frame: (content) =>
      rect(0, 0, W, H, wall) +
      stroke(octagons + squares, joints, 1.4, { opacity: 0.8 }) +
      group({ 'clip-path': clip }, content) +
      stroke(opening, colours.lit, short * 0.011),
  };
};
