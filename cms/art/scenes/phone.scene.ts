import { mix } from '../core/color';
import { rise, swing, turned } from '../drawing/motion';
import { circle, group, path, rect, stroke } from '../drawing/svg';
import { petals } from '../geometry/petals';
import { d, round } from '../geometry/point';
import { khatam } from '../geometry/star';
import type { Scene } from './scene';

/** Draws a ringing phone with a star on its screen. */
export const phone: Scene = ({ stage, time, random, colours, definitions }) => {
  const { near, lit, paper, second, middle, palette } = colours;
  const h = Math.min(stage.h * 0.86, stage.w * 1.1);
  const w = h * 0.54;
  const cx = stage.x + stage.w * 0.5;
  const cy = stage.y + stage.h * 0.5;
  const tilt = random.pick([-11, -8, 8, 11]);
  const face = cy - h * 0.14;
  const screen = definitions.linear(
    [
      [0, mix(palette.deep, middle, 0.75)],
      [1, mix(palette.deep, palette.darkest, 0.3)],
    ],
    { x1: 0, x2: 0, y1: 0, y2: 1 },
  );
  const star = petals(cx, face, w * 0.31, 8);
  // Curves on both sides show that it rings.
  const waves = [0, 1, 2].flatMap((i) =>
    [-1, 1].map((side) => {
      const [x, reach] = [cx + side * (w * 0.62 + i * w * 0.17), h * (0.15 + i * 0.07)];
      return stroke(
        d`M${x} ${cy - h * 0.12 - reach}Q${x + side * w * (0.16 + i * 0.05)} ${cy - h * 0.12} ${x} ${cy - h * 0.12 + reach}`,
        i === 1 ? second : lit,
        w * 0.055,
        { 'stroke-linecap': 'round', opacity: (1 - i * 0.2) * (1 - 0.8 * rise(time, 4)) },
      );
    }),
  );
  const button = (x: number, color: string, turn: number): string => {
    const [bx, by, r] = [cx + x, cy + h * 0.31, w * 0.155];
    const handset = d`M${bx - r * 0.55} ${by + r * 0.16}Q${bx} ${by - r * 0.42} ${bx + r * 0.55} ${by + r * 0.16}`;
    return (
      circle(bx, by, r, color) +
      group(
        { transform: `rotate(${String(turn)} ${String(round(bx))} ${String(round(by))})` },
        stroke(handset, near, r * 0.26),
        stroke(
          d`M${bx - r * 0.55} ${by + r * 0.14}l${-r * 0.02} ${r * 0.1}M${bx + r * 0.55} ${by + r * 0.14}l${r * 0.02} ${r * 0.1}`,
          near,
          r * 0.42,
          { 'stroke-linecap': 'round' },
        ),
      )
    );
  };
  return group(
    {
      transform: `rotate(${String(round(tilt + 3 * swing(time, 16) * rise(time, 2)))} ${String(round(cx))} ${String(round(cy))})`,
    },
    ...waves,
    rect(cx - w / 2 + w * 0.07, cy - h / 2 + h * 0.035, w, h, near, { rx: w * 0.15, opacity: 0.4 }),
    rect(cx - w / 2, cy - h / 2, w, h, near, { rx: w * 0.15, stroke: lit, 'stroke-width': w * 0.022 }),
    rect(cx - w * 0.45, cy - h * 0.47, w * 0.9, h * 0.94, screen, { rx: w * 0.11 }),
    rect(cx - w * 0.13, cy - h * 0.445, w * 0.26, h * 0.026, near, { rx: h * 0.013 }),
    circle(cx, face, w * 0.385, palette.light, { opacity: 0.22 }),
    circle(cx, face, w * 0.33, palette.light),
    turned(
      time,
      45 * time,
      [cx, face],
      path(star.petals, mix(palette.middle, palette.deep, 0.2)) +
        path(star.kites + star.core, palette.second),
    ),
    rect(cx - w * 0.24, cy + h * 0.085, w * 0.48, h * 0.03, paper, { rx: h * 0.015 }),
    rect(cx - w * 0.15, cy + h * 0.14, w * 0.3, h * 0.02, paper, { rx: h * 0.01, opacity: 0.6 }),
    button(-w * 0.22, palette.second, 135),
    button(w * 0.22, palette.light, -45),
    path(khatam(cx, cy + h * 0.31, w * 0.035), paper),
  );
};
