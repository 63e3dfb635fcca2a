import { mix } from '../core/color';
import { swing } from '../drawing/motion';
import { circle, group, path, rect, stroke } from '../drawing/svg';
import { rosette } from '../drawing/rosette';
import { d, round } from '../geometry/point';
import type { Scene } from './scene';

/** Draws an oud whose sound hole is a star. */
export const oud: Scene = ({ stage, time, random, colours }) => {
  const u = Math.min(stage.w * 0.31, stage.h * 0.31);
  const cx = stage.x + stage.w * 0.5;
  const cy = stage.y + stage.h * 0.6;
  const { near, lit, second, middle, paper } = colours;
  const wood = mix(middle, near, 0.15);
  const table = mix(lit, second, 0.35);
  const pear = (k: number): string =>
    d`M${cx} ${cy - u * 1.35 * k}C${cx + u * 0.5 * k} ${cy - u * 1.1 * k} ${cx + u * 1.02 * k} ${cy - u * 0.4 * k} ${cx + u * 1.02 * k} ${cy + u * 0.12 * k}C${cx + u * 1.02 * k} ${cy + u * 0.72 * k} ${cx + u * 0.55 * k} ${cy + u * k} ${cx} ${cy + u * k}C${cx - u * 0.55 * k} ${cy + u * k} ${cx - u * 1.02 * k} ${cy + u * 0.72 * k} ${cx - u * 1.02 * k} ${cy + u * 0.12 * k}C${cx - u * 1.02 * k} ${cy - u * 0.4 * k} ${cx - u * 0.5 * k} ${cy - u * 1.1 * k} ${cx} ${cy - u * 1.35 * k}Z`;
  const strings = [-5, -3, -1, 1, 3, 5].map((i) =>
    stroke(d`M${cx + i * u * 0.035} ${cy + u * 0.62}L${cx + i * u * 0.02} ${cy - u * 2.3}`, paper, u * 0.014),
  );
  const rose = (x: number, y: number, r: number): string =>
    circle(x, y, r, near) + rosette('interlace', x, y, r * 0.86, lit, r * 0.07);
  const turn = random.pick([-34, -26, 26, 34]);
  const rays = [1, 2, 3, 4].map((i) =>
    circle(cx, cy, u * (1.25 + i * 0.36 + 0.04 * swing(time, 4, i / 4)), 'none', {
      stroke: i % 2 === 0 ? second : lit,
      'stroke-width': u * 0.045,
      opacity: 0.8 - i * 0.15,
    }),
  );
  return (
    rays.join('') +
    group(
      {
        transform: `rotate(${String(round(turn + 1.5 * swing(time, 2)))} ${String(round(cx))} ${String(round(cy))})`,
      },
      path(pear(1.09), near),
      path(pear(1.04), wood),
      path(pear(0.96), table),
      rect(cx - u * 0.14, cy - u * 2.35, u * 0.28, u * 1.5, near),
      path(
        d`M${cx - u * 0.14} ${cy - u * 2.3}h${u * 0.28}l${u * 0.5} ${-u * 0.34}l${-u * 0.1} ${-u * 0.2}Z`,
        wood,
      ),
      [0, 1, 2, 3]
        .map((i) => circle(cx + u * (0.12 + i * 0.13), cy - u * (2.32 + i * 0.1), u * 0.05, lit))
        .join(''),
      rose(cx, cy - u * 0.22, u * 0.34),
      rose(cx - u * 0.46, cy + u * 0.28, u * 0.15),
      rose(cx + u * 0.46, cy + u * 0.28, u * 0.15),
      rect(cx - u * 0.36, cy + u * 0.58, u * 0.72, u * 0.1, near, { rx: u * 0.04 }),
      ...strings,
    )
  );
};
