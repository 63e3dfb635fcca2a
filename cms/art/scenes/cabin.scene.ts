import { mix } from '../core/color';
import { swing, turned } from '../drawing/motion';
import { circle, group, path, rect } from '../drawing/svg';
import { petals } from '../geometry/petals';
import { d } from '../geometry/point';
import type { Scene } from './scene';

/** Draws the morning through the windows of an aeroplane. */
export const cabin: Scene = ({ W, H, stage, time, random, colours, definitions }) => {
  const { palette, near, second, middle } = colours;
  const wall = colours.isLight
    ? mix(palette.paper, palette.second, 0.34)
    : mix(palette.deep, palette.darkest, 0.4);
  const h = Math.min(stage.h * 0.84, stage.w * 0.98);
  const w = h * 0.68;
  const cy = stage.y + stage.h * 0.47;
  const cx = stage.x + stage.w * 0.5;
  const pane = (x: number, grown: number): string =>
    rect(x - (w * grown) / 2, cy - (h * grown) / 2, w * grown, h * grown, 'white', { rx: w * grown * 0.42 });
  const windows = [-1, 0, 1].map((i) => cx + i * w * 1.5);
  const clip = definitions.clip(windows.map((x) => pane(x, 0.86)).join(''));
  const r = h * 0.22;
  const [sx, sy] = [cx + w * 0.08, cy - h * 0.04];
  const sun = petals(sx, sy, r, 8);
  const sky = definitions.linear(
    [
      [0, mix(palette.deep, middle, 0.6)],
      [0.42, mix(middle, palette.second, 0.45)],
      [0.62, palette.light],
    ],
    { x1: 0, x2: 0, y1: 0, y2: 1 },
  );
  const bank = (y: number, tone: string, phase: number): string =>
    path(
      Array.from({ length: 15 }, (_, i) => {
        const x = -20 + ((W + 40) / 14) * i;
        const size = h * (0.08 + 0.05 * Math.abs(Math.sin(i * 1.7 + phase)));
        return d`M${x - size * 1.6} ${y}a${size * 1.6} ${size} 0 0 1 ${size * 3.2} 0V${H}h${-size * 3.2}Z`;
      }).join(''),
      tone,
    );
  const wing = d`M${cx + w * 2.3} ${cy + h * 0.5}L${cx - w * 0.1} ${cy + h * 0.13}L${cx - w * 0.2} ${cy - h * 0.02}L${cx - w * 0.08} ${cy + h * 0.08}L${cx + w * 2.3} ${cy + h * 0.24}Z`;
  const frames = windows
    .map(
      (x) =>
        pane(x, 1.06).replace('white', mix(wall, near, 0.16)) +
        pane(x, 0.97).replace('white', mix(wall, near, 0.42)),
    )
    .join('');
  return [
    rect(0, 0, W, H, wall),
    rect(0, cy + h * 0.72, W, H, mix(wall, near, 0.2)),
    rect(0, cy + h * 0.7, W, h * 0.03, second),
    frames,
    group(
      { 'clip-path': clip },
      rect(0, cy - h * 0.5, W, h * 1.05, sky),
      circle(sx, sy, r * (1.5 + 0.12 * swing(time, 2)), palette.light, { opacity: 0.4 }),
      circle(sx, sy, r, palette.light),
      turned(
        time,
        45 * time,
        [sx, sy],
        path(sun.petals, palette.paper) + path(sun.kites, second) + path(sun.core, second),
      ),
      bank(cy + h * 0.2, mix(palette.paper, second, 0.4), random.between(0, 6) + Math.PI * time),
      bank(cy + h * 0.28, mix(palette.paper, second, 0.15), random.between(0, 6) + Math.PI * time),
      path(wing, mix(near, middle, 0.25)),
      path(
        d`M${cx - w * 0.2} ${cy - h * 0.02}L${cx - w * 0.08} ${cy + h * 0.08}L${cx - w * 0.02} ${cy + h * 0.086}Z`,
        palette.light,
      ),
    ),
  ].join('');
};
