import { mix } from '../../core/color';
import { arch } from '../../drawing/arch';
import { circle, group, path, rect, stroke } from '../../drawing/svg';
import { d } from '../../geometry/point';
import { khatam } from '../../geometry/star';
import type { ShotContext } from '../story';
import { figure } from './cast';
import { bars } from './lattice';
import { DIGITS, ROOMS, wallsOf } from './rooms';
import { plant } from './upper-rooms';

const STOREY = 45;
const GROUND = 346;
const SHAFT = { x: 297, w: 46 } as const;
const [LEFT, RIGHT] = [136, 504];
const SCALE = 0.19;

export interface Household {
  /** Floor at which the cabin stands, with its parts. */
  cabin: number;
  /** What is drawn in the cabin, around (320, height of its floor). */
  inside?: (y: number) => string;
  /** Light of a floor, from 0 to 1. */
  light?: (floor: number) => number;
  leaves?: number;
  /** How much the people of a floor wave. */
  greeting?: (floor: number) => number;
  /** Pots on the landings. */
  pots?: number;
  /** Drawn on the stairs, over the house. */
  more?: string;
}

/** Returns the height of a floor in the picture. */
export const levelOf = (floor: number): number => GROUND - floor * STOREY;

/** Returns where somebody on the stairs is who has climbed to a floor. */
export const onStairs = (floor: number): readonly [number, number] => {
  const part = floor - Math.floor(floor);
  return [352 + 34 * (1 - Math.abs(1 - 2 * part)), levelOf(floor)];
};

const cabinBox = ({ colours }: ShotContext, y: number, content: string): string => {
  const { darkest, deep, middle, light, paper } = colours.palette;
  return (
    rect(SHAFT.x + 3, y - 41, SHAFT.w - 6, 41, mix(deep, paper, 0.5)) +
    content +
    bars({
      x: SHAFT.x + 3,
      y: y - 36,
      w: SHAFT.w - 6,
      h: 36,
      columns: 5,
      rows: 4,
      color: mix(middle, darkest, 0.35),
      width: 0.8,
    }) +
    rect(SHAFT.x + 1, y - 42, SHAFT.w - 2, 6, middle) +
    rect(SHAFT.x + 1, y - 2, SHAFT.w - 2, 4, middle) +
    path([0, 1, 2, 3].map((i) => khatam(SHAFT.x + 9 + i * 9.4, y - 39, 2.1)).join(''), light)
  );
};

const storeys = (context: ShotContext, { light: lit, leaves = 3, greeting, pots = 0 }: Household): string => {
  const { colours, t, writer, definitions } = context;
  const { darkest, deep, middle, light } = colours.palette;
  const walls = wallsOf(colours);
  const dim = mix(deep, darkest, 0.3);
  return ROOMS.map((room, i) => {
    const floor = i + 1;
    const y = levelOf(floor);
    const wall = walls[i] ?? deep;
    const [lively, quiet] = i % 2 === 0 ? [LEFT + 6, 398] : [398, LEFT + 6];
    const shade = mix(wall, middle, 0.3);
    const other =
      rect(quiet, y - 42, 100, 42, shade) +
      path(arch(quiet + 38, y - 36, 20, 30), colours.isLight ? colours.palette.paper : dim) +
      rect(quiet + 47, y - 36, 2, 30, shade) +
      rect(quiet + 14, y - 14, 16, 14, mix(shade, darkest, 0.35)) +
      rect(quiet + 70, y - 26, 14, 26, mix(middle, darkest, 0.3));
    const darkness = 1 - (lit?.(floor) ?? 1);
    return (
      other +
      rect(lively, y - 42, 100, 42, wall) +
      group(
        { transform: `translate(${String(lively + 13)} ${String(y - 220 * SCALE)}) scale(${String(SCALE)})` },
        room({ ...context, t: t + i * 1.7 }, { leaves, greeting: greeting?.(floor) ?? 0 }),
      ) +
      path(arch(262, y - 33, 19, 33), mix(middle, darkest, 0.25)) +
      circle(277, y - 15, 1.2, light) +
      circle(289, y - 31, 5, deep) +
      writer.write(
        {
          text: DIGITS[floor] ?? '',
          locale: 'ar',
          x: 289,
          y: y - 28.4,
          size: 7.4,
          color: light,
          anchor: 'middle',
        },
        definitions,
      ) +
      (pots > i ? plant(252, y, 9 * Math.min(1, pots - i), 4, t + i, colours) : '') +
      (darkness > 0
        ? rect(LEFT - 4, y - STOREY + 3, RIGHT - LEFT + 8, STOREY, darkest, { opacity: darkness * 0.86 })
        : '') +
      rect(LEFT - 4, y - 1.5, SHAFT.x - LEFT + 4, 4, deep) +
      rect(SHAFT.x + SHAFT.w, y - 1.5, RIGHT - SHAFT.x - SHAFT.w + 4, 4, deep)
    );
  }).join('');
};

const shell = ({ colours }: ShotContext): string => {
  const { darkest, deep, middle, paper } = colours.palette;
  const top = levelOf(7);
  const steps = ROOMS.map((_, i) => {
    const y = levelOf(i);
    return d`M350 ${y}L388 ${y - STOREY / 2}L350 ${y - STOREY}`;
  });
  return (
    rect(LEFT - 4, top - 2, RIGHT - LEFT + 8, GROUND - top + 2, mix(paper, deep, 0.5)) +
    rect(242, top, 152, GROUND - top, mix(paper, middle, 0.14)) +
    stroke(steps.join(''), mix(middle, darkest, 0.3), 2.4) +
    rect(SHAFT.x, top - 8, SHAFT.w, GROUND - top + 8, mix(deep, darkest, 0.4)) +
    path(d`M290 ${top - 8}Q320 ${top - 34} 350 ${top - 8}Z`, deep) +
    path(khatam(320, top - 16, 6), middle) +
    rect(LEFT - 10, top - 6, RIGHT - LEFT + 20, 6, deep) +
    rect(LEFT - 4, GROUND - STOREY + 2, SHAFT.x - LEFT + 4, STOREY, mix(deep, paper, 0.3)) +
    rect(
      SHAFT.x + SHAFT.w,
      GROUND - STOREY + 2,
      RIGHT - SHAFT.x - SHAFT.w + 4,
      STOREY,
      mix(deep, paper, 0.3),
    ) +
    [150, 196, 416, 462].map((x) => path(arch(x, GROUND - 36, 30, 36), mix(middle, darkest, 0.3))).join('') +
    rect(-10, GROUND, 660, 30, darkest)
  );
};

/** Draws the house cut open, with the cabin in its shaft. */
export const house = (context: ShotContext, household: Household): string => {
  const { palette } = context.colours;
  const y = levelOf(household.cabin);
  const inside =
    household.inside?.(y) ??
    figure('operator', { x: 320, y: y - 1, height: 33, pose: 'speak' }, context.colours);
  return (
    shell(context) +
    storeys(context, household) +
    rect(LEFT - 4, GROUND - STOREY + 3, RIGHT - LEFT + 8, STOREY - 3, palette.darkest, {
      opacity: 0.86 * (1 - (household.light?.(0) ?? 1)),
    }) +
    stroke(d`M320 ${levelOf(7) - 8}V${y - 42}M314 ${levelOf(7) - 8}V${y - 42}`, palette.light, 0.7) +
    cabinBox(context, y, inside) +
    rect(SHAFT.x - 2, levelOf(7), 2.4, GROUND - levelOf(7), palette.deep) +
    rect(SHAFT.x + SHAFT.w, levelOf(7), 2.4, GROUND - levelOf(7), palette.deep) +
    (household.more ?? '')
  );
};

/** Draws the houses of the street behind, with lights where `light` allows. */
export const street = ({ colours }: ShotContext, light = 0): string => {
  const { palette } = colours;
  const fill = mix(colours.mid, colours.skyLow, colours.isLight ? 0.62 : 0.3);
  return (
    [
      [-10, 150, 70],
      [58, 190, 86],
      [500, 170, 60],
      [556, 120, 96],
    ]
      .map(([x = 0, y = 0, w = 0]) => {
        const panes = Array.from({ length: 12 }, (_, i) =>
          rect(x + 12 + (i % 3) * (w / 3.4), y + 16 + Math.floor(i / 3) * 38, 8, 14, palette.light, {
            opacity: light * ((i * 7 + w) % 3 === 0 ? 0.9 : 0.35),
          }),
        );
        return rect(x, y, w, 240, fill) + rect(x - 4, y, w + 8, 5, fill) + (light > 0 ? panes.join('') : '');
      })
      .join('') +
    circle(96, 182, 9, fill) +
    rect(92, 160, 3, 30, fill)
  );
};
