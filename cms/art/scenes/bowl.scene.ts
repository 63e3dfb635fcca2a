import { swing, turned } from '../drawing/motion';
import { circle, ellipse, group, path, rect } from '../drawing/svg';
import { polar, round } from '../geometry/point';
import { EIGHTH_TURN, khatam, SIXTEENTH_TURN } from '../geometry/star';
import type { Scene } from './scene';

/** Draws a full plate from above. */
export const bowl: Scene = ({ stage, time, random, colours }) => {
  const { paper, near, lit, second, mid, middle } = colours;
  const u = Math.min(stage.w, stage.h) * 0.39;
  const cx = stage.x + stage.w / 2;
  const cy = stage.y + stage.h * 0.5;
  const bites = Array.from({ length: 8 }, (_, i) => {
    const [x, y] = polar(cx, cy, u * 0.52, i * EIGHTH_TURN + 0.2);
    return random.chance(0.5)
      ? circle(x, y, u * 0.17, random.pick([lit, near]))
      : path(khatam(x, y, u * 0.2, random()), random.pick([lit, middle, near]));
  });
  const turn = random.pick([-32, 32]);
  return [
    circle(cx + u * 0.06, cy + u * 0.08, u * 1.12, near, { opacity: 0.35 }),
    circle(cx, cy, u * 1.12, mid),
    circle(cx, cy, u * 1.02, paper),
    circle(cx, cy, u * 0.8, second),
    turned(time, 8 * swing(time), [cx, cy], ...bites),
    turned(
      time,
      45 * time,
      [cx, cy],
      path(khatam(cx, cy, u * 0.34), lit),
      path(khatam(cx, cy, u * 0.2, SIXTEENTH_TURN), paper),
    ),
    circle(cx, cy, u * 0.93, 'none', {
      stroke: middle,
      'stroke-width': u * 0.05,
      'stroke-dasharray': `${String(round(u * 0.06))} ${String(round(u * 0.08))}`,
    }),
    group(
      { transform: `rotate(${String(turn)} ${String(round(cx))} ${String(round(cy))})` },
      rect(cx + u * 1.3, cy - u * 0.4, u * 0.1, u * 1.9, lit, { rx: 4 }),
      ellipse(cx + u * 1.35, cy - u * 0.55, u * 0.16, u * 0.27, lit),
    ),
  ].join('');
};
