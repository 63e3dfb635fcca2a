import { mix } from '../core/color';
import { TURN, turned } from '../drawing/motion';
import { circle, group, path } from '../drawing/svg';
import { waveBody } from '../drawing/wave';
import { lattice } from '../geometry/lattice';
import { khatam, SIXTEENTH_TURN } from '../geometry/star';
import type { Scene } from './scene';

/** Draws a ball with the star lattice as its seams, and the trail of its flight. */
export const ball: Scene = ({ W, H, stage, time, random, colours, definitions }) => {
  const r = Math.min(stage.w, stage.h) * 0.4;
  const cx = stage.x + stage.w * random.between(0.45, 0.58);
  const cy = stage.y + stage.h * random.between(0.46, 0.52);
  const ground = [0, 1, 2, 3].map((i) =>
    path(
      waveBody(W, H, stage.y + stage.h * (0.86 + i * 0.07), 3, W * 0.2, i + TURN * time),
      mix(colours.mid, colours.near, i / 4),
    ),
  );
  const trace = [5, 4, 3, 2, 1].map((i) =>
    circle(cx - i * r * 0.2, cy + i * r * 0.12, r * (1 - i * 0.06), colours.lit, { opacity: 0.12 }),
  );
  const seams = lattice({ x: cx - r, y: cy - r, w: 2 * r, h: 2 * r }, r * 0.92, 0.95, [cx, cy]);
  const clip = definitions.clip(circle(cx, cy, r, 'white'));
  const skin = group(
    { 'clip-path': clip },
    turned(
      time,
      90 * time,
      [cx, cy],
      path(seams.octagons, colours.near, { stroke: colours.near, 'stroke-width': r * 0.035 }),
      path(seams.squares, colours.second),
    ),
    path(khatam(cx, cy, r * 0.22, SIXTEENTH_TURN), colours.lit),
    circle(cx - r * 0.42, cy + r * 0.42, r * 1.32, 'none', {
      stroke: colours.near,
      'stroke-width': r * 0.55,
      opacity: 0.32,
    }),
  );
  return [...ground, ...trace, circle(cx, cy, r, colours.paper), skin].join('');
};
