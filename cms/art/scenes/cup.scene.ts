import { rise, swing } from '../drawing/motion';
import { ellipse, group, path, rect, stroke } from '../drawing/svg';
import { lattice } from '../geometry/lattice';
import { d } from '../geometry/point';
import type { Scene } from './scene';

/** Draws a small cup of coffee with steam. */
export const cup: Scene = ({ stage, time, random, colours, definitions, W, H }) => {
  const u = Math.min(stage.w * 0.3, stage.h * 0.27);
  const cx = stage.x + stage.w * random.between(0.46, 0.56);
  const cy = stage.y + stage.h * 0.6;
  const { paper, near, lit, second, middle } = colours;
  const steam = [0, 1, 2].map((i) =>
    stroke(
      d`M${cx + (i - 1) * u * 0.5} ${cy - u * 1.1}c${u * (0.42 - 0.5 * rise(time, 2))} ${-u * 0.4} ${-u * (0.42 - 0.5 * rise(time, 2))} ${-u * 0.6} ${u * 0.1 * swing(time, 2, i / 3)} ${-u * 1.05}`,
      i === 1 ? lit : paper,
      u * 0.13,
      { 'stroke-linecap': 'round', opacity: 0.9 },
    ),
  );
  const wall =
    d`M${cx - u} ${cy - u * 0.8}C${cx - u} ${cy + u * 0.5} ${cx - u * 0.5} ${cy + u} ${cx - u * 0.4} ${cy + u * 1.15}` +
    d`H${cx + u * 0.4}C${cx + u * 0.5} ${cy + u} ${cx + u} ${cy + u * 0.5} ${cx + u} ${cy - u * 0.8}Z`;
  const belt = lattice({ x: cx - u, y: cy - u * 0.45, w: 2 * u, h: u * 0.95 }, u * 0.5, 1, [cx, cy]);
  const inCup = definitions.clip(path(wall, 'white'));
  const inBelt = definitions.clip(rect(cx - u, cy - u * 0.38, u * 2, u * 0.76, 'white'));
  return [
    path(
      d`M-10 ${cy + u * 1.1}Q${W / 2} ${cy + u * 0.85} ${W + 10} ${cy + u * 1.1}V${H + 10}H-10Z`,
      colours.mid,
    ),
    ...steam,
    ellipse(cx, cy + u * 1.24, u * 2, u * 0.5, near, { opacity: 0.5 }),
    ellipse(cx, cy + u * 1.18, u * 2, u * 0.48, middle),
    ellipse(cx, cy + u * 1.08, u * 1.8, u * 0.4, second),
    path(wall, paper),
    group(
      { 'clip-path': inCup },
      rect(cx - u, cy - u * 0.42, u * 2, u * 0.84, near),
      group({ 'clip-path': inBelt }, path(belt.octagons, lit), path(belt.squares, second)),
      rect(cx + u * 0.36, cy - u, u, u * 2.4, near, { opacity: 0.25 }),
    ),
    ellipse(cx, cy - u * 0.8, u, u * 0.2, near),
    ellipse(cx, cy - u * 0.78, u * 0.86, u * 0.13, middle),
  ].join('');
};
