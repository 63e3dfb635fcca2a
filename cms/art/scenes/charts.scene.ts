import { swing } from '../drawing/motion';
import { path, rect, stroke } from '../drawing/svg';
import { d, polyline, type Point } from '../geometry/point';
import { khatam } from '../geometry/star';
import type { Scene } from './scene';

/** Width reserved for one bar. */
const BAR = 58;

/** Draws a bar chart whose bars are towers, with a price line above; it stands on the bottom of the stage. */
export const charts: Scene = ({ W, H, stage, time, random, colours }) => {
  const n = Math.round(stage.w / BAR);
  const bar = stage.w / n;
  const foot = stage.y + stage.h * 0.94;
  const grid = Array.from({ length: 6 }, (_, i) =>
    stroke(d`M0 ${stage.y + stage.h * (i / 6 + 0.08)}H${W}`, colours.line, 1, { opacity: 0.28 }),
  );
  const points: Point[] = [];
  const bars = Array.from({ length: n }, (_, i) => {
    const h =
      stage.h *
      (0.16 + 0.56 * ((i + 1) / n) ** 1.2 * random.between(0.74, 1.08)) *
      (1 + 0.05 * swing(time, 1, i / n));
    const [x, y] = [stage.x + i * bar, foot - h];
    points.push([x + bar / 2, y - stage.h * random.between(0.06, 0.1)]);
    const colour = i % 3 === 2 ? colours.lit : i % 2 === 1 ? colours.middle : colours.second;
    const windows = Array.from({ length: Math.floor((foot - y) / (bar * 0.24)) * 3 }, (_unused, k) =>
      random.chance(0.3)
        ? rect(
            x + bar * (0.23 + (k % 3) * 0.2),
            y + bar * (0.16 + Math.floor(k / 3) * 0.24),
            bar * 0.1,
            bar * 0.13,
            i % 3 === 2 ? colours.near : colours.paper,
            { opacity: random.between(0.5, 0.9) },
          )
        : '',
    );
    return [
      rect(x + bar * 0.14, y, bar * 0.72, H - y, colour),
      ...windows,
      rect(x + bar * 0.66, y, bar * 0.2, H - y, colours.near, { opacity: 0.24 }),
    ].join('');
  });
  const beads = points.map(
    ([x, y]) => path(khatam(x, y, bar * 0.15), colours.paper) + path(khatam(x, y, bar * 0.08), colours.near),
  );
  return [
    ...grid,
    ...bars,
    rect(-5, foot, W + 10, H, colours.near),
    stroke(polyline(points), colours.near, stage.h * 0.022, { 'stroke-linejoin': 'round', opacity: 0.4 }),
    stroke(polyline(points), colours.paper, stage.h * 0.012, { 'stroke-linejoin': 'round' }),
    ...beads,
  ].join('');
};
