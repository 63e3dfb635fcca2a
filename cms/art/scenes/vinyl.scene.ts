import { mix } from '../core/color';
import { swing, turned } from '../drawing/motion';
import { circle, path, stroke } from '../drawing/svg';
import { d, polar } from '../geometry/point';
import { khatam, SIXTEENTH_TURN } from '../geometry/star';
import type { Scene } from './scene';

const GROOVES = 14;

/** Draws a vinyl record under strings. */
export const vinyl: Scene = ({ W, H, stage, time, random, colours }) => {
  const isTall = stage.h > stage.w;
  const r = isTall ? stage.w * 0.47 : Math.min(stage.w * 0.6, stage.h * 0.62);
  const side = random.pick([0.24, 0.5, 0.78]);
  const cx = stage.x + stage.w * (isTall ? 0.5 : side);
  const cy = stage.y + stage.h * 0.5;
  const grooves = Array.from({ length: GROOVES }, (_, i) =>
    circle(cx, cy, r * (0.96 - i * 0.043), 'none', {
      stroke: i % 4 === 0 ? colours.second : mix(colours.near, colours.middle, 0.4),
      'stroke-width': i % 4 === 0 ? 2.4 : 1.4,
      opacity: 0.8,
    }),
  );
  const start = random.between(0, 2 * Math.PI);
  const gleam = (from: number, opacity: number): string => {
    const [a, b] = [polar(cx, cy, r, from), polar(cx, cy, r, from + 0.42)];
    return path(d`M${cx} ${cy}L${a[0]} ${a[1]}A${r} ${r} 0 0 1 ${b[0]} ${b[1]}Z`, colours.paper, { opacity });
  };
  const strings = [0, 1, 2, 3, 4].map((i) =>
    stroke(d`M${W * (0.04 + i * 0.012)} ${H}L${W * (0.7 + i * 0.05)} -5`, colours.paper, 1.2, {
      opacity: 0.35,
    }),
  );
  return [
    circle(cx, cy, r, colours.near),
    ...grooves,
    gleam(start + 0.1 * swing(time, 2), 0.16),
    gleam(start + Math.PI + 0.1 * swing(time, 2), 0.1),
    circle(cx, cy, r * 0.36, colours.lit),
    turned(
      time,
      180 * time,
      [cx, cy],
      path(khatam(cx, cy, r * 0.3), colours.middle),
      path(khatam(cx, cy, r * 0.19, SIXTEENTH_TURN), colours.paper),
    ),
    circle(cx, cy, r * 0.05, colours.near),
    ...strings,
  ].join('');
};
