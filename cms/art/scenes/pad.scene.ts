import { rise, swing } from '../drawing/motion';
import { circle, group, path, rect } from '../drawing/svg';
import { d, polar, round } from '../geometry/point';
import { khatam, SIXTEENTH_TURN } from '../geometry/star';
import type { Scene } from './scene';

const body = (cx: number, cy: number, u: number): string =>
  d`M${cx - u * 0.55} ${cy - u * 0.42}H${cx + u * 0.55}C${cx + u * 1.05} ${cy - u * 0.42} ${cx + u * 1.3} ${cy + u * 0.7} ${cx + u * 0.98} ${cy + u * 0.72}` +
  d`C${cx + u * 0.72} ${cy + u * 0.74} ${cx + u * 0.6} ${cy + u * 0.3} ${cx + u * 0.36} ${cy + u * 0.3}H${cx - u * 0.36}` +
  d`C${cx - u * 0.6} ${cy + u * 0.3} ${cx - u * 0.72} ${cy + u * 0.74} ${cx - u * 0.98} ${cy + u * 0.72}` +
  d`C${cx - u * 1.3} ${cy + u * 0.7} ${cx - u * 1.05} ${cy - u * 0.42} ${cx - u * 0.55} ${cy - u * 0.42}Z`;

/** Draws a gamepad with pixels and stars that fly out of it. */
export const pad: Scene = ({ stage, time, random, colours }) => {
  const { near, lit, second, mid, paper, middle } = colours;
  const u = Math.min(stage.w * 0.36, stage.h * 0.42);
  const cx = stage.x + stage.w / 2;
  const cy = stage.y + stage.h * 0.5;
  const sparks = Array.from({ length: 34 }, () => {
    const size = u * random.pick([0.05, 0.08, 0.12, 0.18]);
    const [x, y] = polar(
      cx,
      cy,
      u * (random.between(0.9, 2.1) + 0.16 * rise(time, 2)),
      random.between(0, 2 * Math.PI),
    );
    return random.chance(0.35)
      ? path(khatam(x, y, size * 0.8), random.pick([lit, second]))
      : rect(x, y, size, size, random.pick([lit, second, mid, paper]), { opacity: random.between(0.5, 1) });
  });
  const buttons = (
    [
      [0, -1, lit],
      [1, 0, second],
      [0, 1, paper],
      [-1, 0, middle],
    ] as const
  ).map(([dx, dy, color]) => path(khatam(cx + u * 0.55 + dx * u * 0.17, cy + dy * u * 0.17, u * 0.1), color));
  return (
    sparks.join('') +
    group(
      {
        transform: `rotate(${String(round(random.between(-24, 24) + 3 * swing(time, 4)))} ${String(round(cx))} ${String(round(cy))})`,
      },
      path(body(cx + u * 0.07, cy + u * 0.1, u), second),
      path(body(cx, cy, u), near),
      rect(cx - u * 0.72, cy - u * 0.07, u * 0.36, u * 0.13, paper, { rx: 3 }),
      rect(cx - u * 0.605, cy - u * 0.185, u * 0.13, u * 0.36, paper, { rx: 3 }),
      ...buttons,
      path(khatam(cx, cy - u * 0.08, u * 0.17, SIXTEENTH_TURN), lit),
      path(khatam(cx, cy - u * 0.08, u * 0.09), near),
      circle(cx - u * 0.3, cy + u * 0.16, u * 0.11, middle) +
        circle(cx + u * 0.3, cy + u * 0.16, u * 0.11, middle),
    )
  );
};
