import { mix } from '../../core/color';
import { paletteOf } from '../../core/palette';
import { arch } from '../../drawing/arch';
import { circle, ellipse, path, rect, stroke } from '../../drawing/svg';
import { HEADS, type HeadName } from '../../figures/head';
import { d } from '../../geometry/point';
import { khatam } from '../../geometry/star';
import { stars } from '../props/weather';
import type { ShotContext } from '../story';
import { KARIM, OWN } from './cast';
import { oudShape } from './oud-shape';

export interface Court {
  /** How far the shutters of the teacher's window are open, from 0 to 1. */
  open: number;
  /** Whether light is behind them. */
  isLit: boolean;
  /** Who plays behind the window. */
  player?: 'teacher' | 'karim';
  /** How many neighbours listen at the other windows, from 0 to 6. */
  listeners?: number;
  hasStars?: boolean;
}

const LEAF = paletteOf('kitchen-stories').middle;
export const FLOOR = 296;
/** Middle of the window, and the top of the step beneath it. */
export const WINDOW = 446;
const STEP_TOP = 276;

const lemonTree = ({ t, colours }: ShotContext): string => {
  const leaf = mix(colours.palette.deep, LEAF, colours.isLight ? 0.75 : 0.6);
  const crowns = [
    [104, 128, 52],
    [60, 160, 40],
    [150, 158, 44],
    [106, 176, 46],
  ] as const;
  const fruits = [
    [74, 128],
    [116, 104],
    [142, 140],
    [96, 164],
    [58, 178],
    [160, 176],
    [122, 196],
  ] as const;
  const sway = Math.sin(t * 1.1) * 2;
  return (
    stroke(d`M108 ${FLOOR}Q98 240 108 170M106 220L82 178M108 214L138 170`, colours.palette.darkest, 9, {
      'stroke-linecap': 'round',
    }) +
    crowns.map(([x, y, r]) => circle(x + sway, y, r, leaf)).join('') +
    path(fruits.map(([x, y], i) => khatam(x + sway * 1.4, y + Math.sin(t + i) * 1.2, 8)).join(''), OWN.light)
  );
};

const LISTENERS: readonly (readonly [x: number, y: number, head: HeadName])[] = [
  [330, 76, 'veil'],
  [560, 76, 'short'],
  [214, 76, 'long'],
  [560, 190, 'cap'],
  [28, 76, 'bun'],
  [614, 76, 'turban'],
];

const smallWindow = (
  x: number,
  y: number,
  context: ShotContext,
  head: HeadName | undefined,
  since: number,
): string => {
  const { palette } = context.colours;
  const glow = head === undefined ? 0 : Math.min(1, Math.max(0, since));
  const shape = arch(x - 21, y - 34, 42, 66);
  return (
    path(shape, palette.darkest) +
    (glow > 0 && head !== undefined
      ? path(shape, mix(palette.light, palette.second, 0.25), { opacity: glow }) +
        (glow > 0.5
          ? HEADS[head](x + Math.sin(context.t * 1.4 + x) * 1.5, y + 8, 27, {
              ...KARIM,
              accent: palette.paper,
            })
          : '') +
        rect(x - 21, y + 22, 42, 10, palette.middle)
      : '') +
    rect(x - 26, y + 31, 52, 5, palette.darkest)
  );
};

const window = (context: ShotContext, { open, isLit, player }: Court): string => {
  const { palette } = context.colours;
  const { t } = context;
  const [x, w, y, h] = [WINDOW, 96, 56, 132];
  const inside = arch(x - w / 2, y, w, h);
  const wing = (side: 1 | -1): string => {
    const width = (w / 2) * (1 - open * 0.55);
    const from = x + side * (w / 2);
    const to = from + side * width * (2 * open - 1);
    return path(
      d`M${from} ${y + 34}L${to} ${y + 34}V${y + h}H${from}Z`,
      mix(palette.middle, palette.deep, 0.25),
      { stroke: palette.darkest, 'stroke-width': 2 },
    );
  };
  const bob = Math.sin(t * 2) * 2;
  const shade = palette.darkest;
  const shadow: Parameters<(typeof HEADS)['short']>[3] = {
    skin: shade,
    hair: shade,
    cloth: shade,
    accent: shade,
    band: shade,
  };
  const shown =
    player === undefined
      ? ''
      : path(
          d`M${x - 34} ${y + h}C${x - 34} ${y + 74} ${x - 12} ${y + 70} ${x} ${y + 70}C${x + 14} ${y + 70} ${x + 34} ${y + 74} ${x + 34} ${y + h}Z`,
          shade,
        ) +
        HEADS[player === 'teacher' ? 'cap' : 'curls'](x + bob * 0.6, y + 50, 34, shadow) +
        oudShape({ x: x + 4, y: y + 106, size: 19, turn: -68 + bob, t, played: 1 });
  return (
    rect(x - w / 2 - 10, y - 8, w + 20, h + 8, mix(palette.deep, palette.darkest, 0.2), { rx: 6 }) +
    path(inside, isLit ? mix(palette.light, palette.paper, 0.2) : palette.darkest) +
    shown +
    wing(-1) +
    wing(1) +
    rect(x - w / 2 - 16, y + h, w + 32, 8, palette.darkest) +
    (isLit
      ? path(d`M${x - 40} ${y + h + 8}H${x + 40}L${x + 110} ${FLOOR + 30}H${x - 110}Z`, palette.light, {
          opacity: 0.2 + 0.34 * open,
        })
      : '')
  );
};

/** Draws the courtyard of the lemon tree, with the window and the step beneath it. */
export const courtyard = (context: ShotContext, court: Court): string => {
  const { W, H, t, colours } = context;
  const { palette } = colours;
  const wall = colours.isLight
    ? mix(palette.paper, palette.light, 0.34)
    : mix(palette.deep, palette.middle, 0.32);
  const floor = colours.isLight
    ? mix(palette.light, palette.middle, 0.42)
    : mix(palette.deep, palette.darkest, 0.3);
  const tiles = Array.from({ length: 9 }, (_, i) => khatam(i * 80 + 4, 336, 13)).join('');
  const count = court.listeners ?? 0;
  return (
    (court.hasStars === true ? stars(context, palette.paper, { amount: 24, horizon: 0.1 }) : '') +
    rect(-10, 26, W + 20, FLOOR, wall) +
    rect(-10, 20, W + 20, 10, palette.darkest) +
    LISTENERS.map(([x, y, head], i) =>
      smallWindow(x, y, context, i < count ? head : undefined, (t - i * 0.45) * 1.6),
    ).join('') +
    path(arch(232, 132, 106, 166), palette.darkest) +
    path(arch(242, 144, 86, 154), mix(palette.darkest, palette.middle, 0.35)) +
    window(context, court) +
    rect(-10, FLOOR, W + 20, H, floor) +
    rect(-10, FLOOR, W + 20, 4, mix(palette.light, floor, 0.45)) +
    path(tiles, mix(floor, palette.light, 0.16)) +
    rect(WINDOW - 92, STEP_TOP, 184, FLOOR - STEP_TOP + 12, mix(wall, palette.paper, 0.22)) +
    rect(WINDOW - 92, STEP_TOP, 184, 4, mix(wall, palette.paper, 0.55)) +
    lemonTree(context) +
    ellipse(108, FLOOR + 4, 58, 9, palette.darkest, { opacity: 0.6 })
  );
};
