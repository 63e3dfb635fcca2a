import { mix } from '../../core/color';
import { circle, group, path, rect, stroke } from '../../drawing/svg';
import { d } from '../../geometry/point';
import { khatam } from '../../geometry/star';
import type { ShotContext } from '../story';
import { dial } from './brass';
import { bars, frieze } from './lattice';

export const CABIN = { x: 112, y: 62, w: 416, floor: 322 } as const;

interface View {
  /** Floor the arrow over the door shows. */
  floor: number;
  /** How far the gate stands open, from 0 to 1. */
  open?: number;
  /** Whether the panel of buttons hangs on the back wall; above 0.5 it glows. */
  panel?: number;
  /** Things and people in the cabin. */
  content: string;
  /** Light in the cabin, from 0 to 1. */
  light?: number;
  /** Lamp that shines in the dark, in the picture. */
  lamp?: readonly [number, number];
  /** Over the gate: what comes in from the landing. */
  before?: string;
  /** Whether the operator's stool stands in the corner. */
  hasStool?: boolean;
}

const backWall = ({ colours }: ShotContext): string => {
  const { darkest, middle, light } = colours.palette;
  const { x, y, w, floor } = CABIN;
  const wood = mix(light, middle, 0.16);
  const line = mix(light, middle, 0.4);
  const panels = [0, 1, 2, 3].map((i) => {
    const [px, pw] = [x + 14 + (i * (w - 16)) / 4, (w - 16) / 4 - 12];
    return (
      rect(px, y + 40, pw, 130, 'none', { stroke: line, 'stroke-width': 2 }) +
      rect(px, y + 184, pw, 60, 'none', { stroke: line, 'stroke-width': 2 }) +
      path(khatam(px + pw / 2, y + 104, 24), line, { opacity: 0.55 })
    );
  });
  return (
    rect(x, y, w, floor - y, wood) +
    panels.join('') +
    rect(x, floor - 10, w, 16, mix(middle, darkest, 0.45)) +
    circle(320, y + 34, 9, light) +
    path(d`M306 ${y + 26}Q320 ${y + 10} 334 ${y + 26}Z`, middle)
  );
};

const stool = ({ colours }: ShotContext): string => {
  const wood = mix(colours.palette.middle, colours.palette.darkest, 0.4);
  const { floor } = CABIN;
  return (
    rect(470, floor - 64, 44, 8, colours.palette.second, { rx: 4 }) +
    stroke(
      d`M476 ${floor - 58}L472 ${floor - 4}M508 ${floor - 58}L512 ${floor - 4}M474 ${floor - 28}H510`,
      wood,
      5,
    )
  );
};

const panelOf = ({ colours }: ShotContext, glow: number): string => {
  const { darkest, light, second } = colours.palette;
  const buttons = Array.from({ length: 7 }, (_, i) =>
    circle(511, 214 - i * 14, 4.4, i === 3 && glow > 0.5 ? second : light),
  );
  return rect(499, 118, 24, 108, darkest, { rx: 4 }) + buttons.join('');
};

/** Draws the cabin from the landing, its gate and the arrow over its door. */
export const liftCabin = (context: ShotContext, view: View): string => {
  const { W, H, colours, definitions } = context;
  const { darkest, deep, middle, light } = colours.palette;
  const { open = 1, light: bright = 1, lamp, panel = 0, hasStool = true } = view;
  const { x, y, w, floor } = CABIN;
  const iron = mix(deep, darkest, 0.4);
  const folded = w * (1 - open * 0.88);
  const frame = mix(middle, darkest, 0.25);
  const darkness = (1 - bright) * 0.93;
  const glow =
    lamp &&
    definitions.radial(lamp[0], lamp[1], 420, [
      [0, light, 0.2],
      [0.35, light, 0.06],
      [0.6, darkest, 0.1],
      [1, darkest, 0.86],
    ]);
  const wall = mix(deep, light, 0.22);
  const tiles = [24, 62, 568, 606].map((tx) =>
    path([60, 120, 180, 240].map((ty) => khatam(tx + 4, ty, 13)).join(''), mix(deep, light, 0.34)),
  );
  return (
    rect(0, 0, W, H, wall) +
    tiles.join('') +
    rect(0, floor + 6, W, H, mix(deep, darkest, 0.4)) +
    backWall(context) +
    (panel > 0 ? panelOf(context, panel) : '') +
    (hasStool ? stool(context) : '') +
    view.content +
    bars({ x, y: y + 24, w: folded, h: floor - y - 24, columns: 8, rows: 5, color: iron, width: 2.6 }) +
    rect(x + folded - 3, y + 20, 7, floor - y - 20, iron) +
    frieze(x - 14, y - 8, w + 28, 32, frame, light) +
    rect(x - 14, y - 8, 14, floor - y + 14, frame) +
    rect(x + w, y - 8, 14, floor - y + 14, frame) +
    group({}, dial(context, 320, 52, 44, view.floor)) +
    (view.before ?? '') +
    (darkness > 0 ? rect(0, 0, W, H, darkest, { opacity: darkness }) : '') +
    (glow === undefined ? '' : rect(0, 0, W, H, glow))
  );
};
