import { rise, shifted, swing } from '../drawing/motion';
import { circle, group, path, rect, stroke } from '../drawing/svg';
import { d, round } from '../geometry/point';
import { khatam } from '../geometry/star';
import type { Scene } from './scene';

/** Draws a padel racket and a ball that has just been hit. */
export const racket: Scene = ({ stage, time, random, colours }) => {
  const u = Math.min(stage.w * 0.26, stage.h * 0.29);
  const side = random.pick([-1, 1]);
  const cx = stage.x + stage.w * (0.5 - side * 0.06);
  const cy = stage.y + stage.h * 0.46;
  const { near, lit, second, middle, paper } = colours;
  const drop = (k: number): string =>
    d`M0 ${u * 1.25 * k}C${-u * 1.3 * k} ${u * 0.5 * k} ${-u * 1.15 * k} ${-u * 1.15 * k} 0 ${-u * 1.15 * k}C${u * 1.15 * k} ${-u * 1.15 * k} ${u * 1.3 * k} ${u * 0.5 * k} 0 ${u * 1.25 * k}Z`;
  const holes = [-2, -1, 0, 1, 2].flatMap((column) =>
    [-2, -1, 0, 1].map((row) => path(khatam(column * u * 0.26, row * u * 0.28, u * 0.09), near)),
  );
  const [bx, by] = [cx + side * u * 1.75, cy - u * 0.75];
  const trace = [5, 4, 3, 2, 1].map((i) =>
    circle(bx - side * i * u * 0.2, by + i * u * 0.13, u * (0.3 - i * 0.03), lit, { opacity: 0.16 }),
  );
  return [
    shifted(time, -side * rise(time, 2) * u * 0.5, rise(time, 2) * u * 0.4, ...trace),
    group(
      {
        transform: `translate(${String(round(cx))} ${String(round(cy))}) rotate(${String(round(side * (28 + 3 * swing(time, 4))))})`,
      },
      rect(-u * 0.15, u * 1.1, u * 0.3, u * 1.7, near, { rx: u * 0.1 }),
      [0, 1, 2, 3, 4]
        .map((i) =>
          stroke(d`M${-u * 0.15} ${u * (1.5 + i * 0.22)}l${u * 0.3} ${-u * 0.14}`, middle, u * 0.05),
        )
        .join(''),
      path(drop(1.06), near),
      path(drop(0.98), second),
      path(drop(0.84), middle),
      ...holes,
    ),
    shifted(
      time,
      -side * rise(time, 2) * u * 0.5,
      rise(time, 2) * u * 0.4,
      circle(bx, by, u * 0.34, lit),
      stroke(
        d`M${bx - u * 0.3} ${by - u * 0.12}Q${bx} ${by + u * 0.14} ${bx + u * 0.31} ${by - u * 0.1}`,
        paper,
        u * 0.05,
      ),
    ),
  ].join('');
};
