import { mix } from '../../core/color';
import { group, path, rect, stroke } from '../../drawing/svg';
import { d } from '../../geometry/point';
import { khatam } from '../../geometry/star';
import type { ShotContext } from '../story';
import { tilted } from '../writer';
import { sleeper } from './cast';
import { glassDrops, slidingCity, type Area } from './city';
import { seated } from './seated';

/** Part of the row of seats that a shot sees. Seats are 100 units apart; the widow sits at 50, the paid seat is at 150. */
export interface Framing {
  /** Place along the row at the middle of the picture. */
  centre: number;
  scale: number;
  /** Height in the row's own units at the middle of the picture; the floor is at 360. */
  level?: number;
}

export interface Cabin extends Framing {
  /** Units a second at which the city passes. */
  speed?: number;
  /** How far the city has already passed. */
  begin?: number;
  /** What stands outside the windows instead of the city. */
  outside?: (area: Area) => string;
  /** Seats without a sleeper, besides the two of the story. */
  free?: readonly number[];
  /** Whether only the two of the story are there. */
  isEmpty?: boolean;
  isDry?: boolean;
  /** How far the sleepers have woken, from 0 to 1. */
  awake?: number;
}

export const SEAT = 262;
export const WIDOW_AT = 50;
export const PAID_AT = 150;
const WINDOW = { y: 40, h: 142, w: 176 } as const;

const hole = (x: number, y: number, w: number, h: number, r: number): string =>
  d`M${x + r} ${y}h${w - 2 * r}q${r} 0 ${r} ${r}v${h - 2 * r}q0 ${r} ${-r} ${r}h${-(w - 2 * r)}q${-r} 0 ${-r} ${-r}v${-(h - 2 * r)}q0 ${-r} ${r} ${-r}Z`;

const sleepers = ({ colours, t }: ShotContext, seats: readonly number[], awake: number): string =>
  seats
    .map((i) => {
      const side = i % 2 === 0 ? 1 : -1;
      return seated({
        x: i * 100 + 50,
        seat: SEAT,
        z: 43,
        who: sleeper(colours, i),
        lean: side * (1 - awake) * (3 + 0.8 * Math.sin(t * 1.3 + i)),
        nod: (1 - awake) * side * (15 + 3 * Math.sin(t * 0.9 + i * 2)) - awake * 5 * Math.sign(i),
        shins: 1.42,
      });
    })
    .join('');

const seats = ({ colours }: ShotContext, from: number, to: number): string => {
  const { palette } = colours;
  const cloth = colours.isLight ? palette.middle : mix(palette.middle, palette.darkest, 0.22);
  let drawn = rect(from * 100 - 20, 296, (to - from) * 100 + 40, 40, mix(cloth, palette.darkest, 0.6));
  for (let i = from; i <= to; i++) {
    const x = i * 100;
    drawn +=
      rect(x + 4, 166, 92, 112, cloth, { rx: 18 }) +
      stroke(khatam(x + 50, 204, 17), mix(cloth, palette.light, 0.34), 1.6) +
      rect(x + 2, 258, 96, 42, mix(cloth, palette.second, 0.22), { rx: 14 });
  }
  return drawn;
};

const straps = ({ colours, t }: ShotContext, from: number, to: number): string => {
  const color = mix(colours.palette.deep, colours.palette.paper, 0.5);
  let drawn = stroke(d`M${from} 6H${to}`, color, 4);
  for (let x = Math.ceil(from / 66) * 66; x < to; x += 66)
    drawn += tilted(
      5 * Math.sin(t * 2.2 + x * 0.01),
      x,
      6,
      stroke(d`M${x} 6v16M${x} 22l-7 12h14Z`, color, 3, { 'stroke-linejoin': 'round' }),
    );
  return drawn;
};

/** Draws the inside of the bus: the row of seats in front of the windows, and `content` among its seats. */
export const cabin = (context: ShotContext, shown: Cabin, content: string): string => {
  const {
    centre,
    scale,
    level = 190,
    speed = 110,
    begin = 0,
    outside,
    free = [],
    isEmpty,
    isDry,
    awake = 0,
  } = shown;
  const { colours, W, H } = context;
  const { palette } = colours;
  const half = W / 2 / scale + 30;
  const [left, right] = [centre - half, centre + half];
  const area: Area = { x: left, y: WINDOW.y - 4, w: right - left, h: WINDOW.h + 8 };
  const [from, to] = [Math.floor(left / 100) - 1, Math.ceil(right / 100) + 1];
  const numbers = Array.from({ length: to - from + 1 }, (_, i) => from + i);
  const wall = colours.isLight
    ? mix(palette.paper, palette.light, 0.3)
    : mix(palette.deep, palette.light, 0.14);
  const panes = numbers
    .filter((i) => i % 2 === 0)
    .map((i) => hole(i * 100 + (200 - WINDOW.w) / 2, WINDOW.y, WINDOW.w, WINDOW.h, 16));
  const ground = mix(palette.deep, palette.darkest, 0.5);
  return group(
    {
      transform: `translate(${(W / 2 - centre * scale).toFixed(2)} ${(H / 2 - level * scale).toFixed(2)}) scale(${scale.toFixed(4)})`,
    },
    outside?.(area) ?? slidingCity(context, area, speed, begin),
    isDry === true ? '' : glassDrops(context, area, Math.round(half / 3)),
    path(d`M${left} -300H${right}V340H${left}Z` + panes.join(''), wall, { 'fill-rule': 'evenodd' }),
    stroke(panes.join(''), mix(wall, palette.darkest, 0.5), 4),
    rect(left, -300, right - left, 286, mix(wall, palette.darkest, 0.35)),
    rect(left, -16, right - left, 10, palette.paper, { opacity: 0.85 }),
    rect(left, -6, right - left, 34, palette.paper, { opacity: 0.07 }),
    rect(left, 334, right - left, 400, ground),
    rect(left, 334, right - left, 3, mix(ground, palette.paper, 0.25)),
    straps(context, left, right),
    seats(context, from, to),
    isEmpty === true
      ? ''
      : sleepers(
          context,
          numbers.filter((i) => i !== 0 && i !== 1 && !free.includes(i)),
          awake,
        ),
    content,
  );
};
