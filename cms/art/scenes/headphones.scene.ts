import { mix } from '../core/color';
import { swing, turned } from '../drawing/motion';
import { circle, group, path, rect, stroke } from '../drawing/svg';
import { petals } from '../geometry/petals';
import { d } from '../geometry/point';
import type { Scene } from './scene';

const BARS = 15;

/** Draws headphones with stars as ear cushions, and sound bars between them. */
export const headphones: Scene = ({ stage, time, random, colours, definitions, W }) => {
  const { near, lit, paper, second, middle, palette } = colours;
  const u = Math.min(stage.w * 0.3, stage.h * 0.36);
  const cx = stage.x + stage.w * 0.5;
  const cy = stage.y + stage.h * 0.6;
  const shell = definitions.linear(
    [
      [0, mix(middle, paper, 0.2)],
      [1, mix(middle, near, 0.45)],
    ],
    { x1: 0, x2: 1, y1: 0, y2: 1 },
  );
  const bars = Array.from({ length: BARS }, (_, i) => {
    const from = (i - (BARS - 1) / 2) / BARS;
    const h =
      u *
      (0.2 + 1.15 * Math.cos(from * Math.PI) * random.between(0.35, 1)) *
      (1 + 0.28 * swing(time, 4 + (i % 3), i / BARS));
    return rect(cx + from * u * 1.42 - u * 0.03, cy - h / 2, u * 0.06, h, i % 3 === 1 ? second : lit, {
      rx: u * 0.03,
    });
  });
  const band = (reach: number): string =>
    d`M${cx - u * 1.06} ${cy + u * 0.1}C${cx - u * 1.2} ${cy - u * reach} ${cx + u * 1.2} ${cy - u * reach} ${cx + u * 1.06} ${cy + u * 0.1}`;
  const cushion = (side: -1 | 1): string => {
    const x = cx + side * u * 1.06;
    const y = cy + u * 0.22;
    const star = petals(x, y, u * 0.4, 8);
    return group(
      {},
      rect(x - side * u * 0.36 - u * 0.17, y - u * 0.46, u * 0.34, u * 0.92, near, { rx: u * 0.16 }),
      circle(x, y, u * 0.55, near),
      circle(x, y, u * 0.49, shell),
      circle(x, y, u * 0.4, mix(near, middle, 0.2)),
      turned(
        time,
        45 * time,
        [x, y],
        path(star.petals, lit) + path(star.kites, second) + path(star.core, paper),
      ),
    );
  };
  // The cable leaves the picture at the bottom.
  const cable = d`M${cx - u * 1.06} ${cy + u * 0.75}C${cx - u * 1.06} ${cy + u * 1.5} ${cx + u * 0.2} ${cy + u * 0.9} ${cx + u * 0.1} ${cy + u * 3}`;
  return [
    stroke(cable, near, Math.min(u * 0.07, W * 0.02), { 'stroke-linecap': 'round' }),
    ...bars,
    stroke(band(1.98), near, u * 0.26, { 'stroke-linecap': 'round' }),
    stroke(band(1.98), mix(palette.middle, palette.paper, 0.12), u * 0.17, { 'stroke-linecap': 'round' }),
    stroke(band(1.86), lit, u * 0.035, { 'stroke-linecap': 'round' }),
    cushion(-1),
    cushion(1),
  ].join('');
};
