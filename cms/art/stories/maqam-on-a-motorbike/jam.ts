import { mix } from '../../core/color';
import { circle, group, path, rect, stroke } from '../../drawing/svg';
import { HEADS, type HeadName } from '../../figures/head';
import { d } from '../../geometry/point';
import type { ShotContext } from '../story';
import { KARIM } from './cast';

const honk = (x: number, y: number, t: number, color: string, turn: number): string =>
  stroke(
    [0, 1, 2]
      .map((i) => {
        const r = 12 + i * 9 + ((t * 30) % 9);
        return d`M${x - r * 0.7} ${y - r * 0.7}A${r} ${r} 0 0 1 ${x + r * 0.7} ${y - r * 0.7}`;
      })
      .join(''),
    color,
    2.4,
    { transform: `rotate(${String(turn)} ${String(x)} ${String(y)})`, 'stroke-linecap': 'round' },
  );

/** Whether the car with this number sounds its horn now. */
const isHonking = (i: number, t: number): boolean => Math.sin(t * 2.6 + i * 2.4) > 0.55;

const carAbove = (x: number, y: number, i: number, { colours, t }: ShotContext): string => {
  const fills = [
    colours.second,
    colours.paper,
    colours.middle,
    colours.lit,
    mix(colours.mid, colours.paper, 0.35),
  ];
  const fill = fills[(i + 2 * Math.floor(i / 5)) % fills.length] ?? colours.paper;
  const shake = isHonking(i, t) ? Math.sin(t * 40) * 1.2 : 0;
  return (
    rect(x - 29 + shake, y - 56, 58, 112, colours.palette.darkest, { rx: 15, opacity: 0.4 }) +
    rect(x - 27 + shake, y - 56, 54, 108, fill, { rx: 14 }) +
    path(
      d`M${x - 21 + shake} ${y - 20}Q${x} ${y - 32} ${x + 21} ${y - 20}l-4 16h-34Z`,
      colours.palette.darkest,
    ) +
    path(
      d`M${x - 19 + shake} ${y + 36}Q${x} ${y + 44} ${x + 19} ${y + 36}l-3 -12h-32Z`,
      colours.palette.darkest,
    ) +
    rect(x - 16 + shake, y - 3, 32, 26, mix(fill, colours.palette.darkest, 0.14)) +
    rect(x - 23 + shake, y - 55, 12, 5, colours.palette.paper, { rx: 2 }) +
    rect(x + 11 + shake, y - 55, 12, 5, colours.palette.paper, { rx: 2 }) +
    rect(x - 23 + shake, y + 47, 12, 4, colours.palette.second) +
    rect(x + 11 + shake, y + 47, 12, 4, colours.palette.second) +
    (isHonking(i, t) ? honk(x, y - 52, t, colours.palette.light, 0) : '')
  );
};

/** Draws the jam from above: six lanes of cars that creep upwards. */
export const jamAbove = (context: ShotContext): string => {
  const { W, H, t, colours } = context;
  const ground = mix(colours.palette.deep, colours.palette.darkest, 0.35);
  const lanes = [56, 142, 228, 412, 498, 584];
  const cars = lanes.flatMap((x, lane) =>
    Array.from({ length: 5 }, (_, k) => {
      const y = k * 128 - 90 + ((lane * 47) % 90) - t * (2.2 + (lane % 3));
      return y < -80 || y > H + 80 ? '' : carAbove(x, y, lane * 5 + k, context);
    }),
  );
  const dashes = [99, 185, 270, 370, 455, 541]
    .map((x) => Array.from({ length: 8 }, (_, k) => d`M${x} ${k * 52 - 20}v24`).join(''))
    .join('');
  return (
    rect(0, 0, W, H, ground) + stroke(dashes, colours.palette.paper, 2, { opacity: 0.4 }) + cars.join('')
  );
};

const carSide = (x: number, y: number, i: number, { colours, t }: ShotContext, s: number): string => {
  const fills = [colours.middle, colours.paper, colours.second, colours.lit];
  const heads: readonly HeadName[] = ['short', 'veil', 'cap', 'long', 'turban'];
  const fill = fills[i % fills.length] ?? colours.paper;
  const shake = isHonking(i, t) ? Math.sin(t * 40) * 1.3 : 0;
  const dark = colours.palette.darkest;
  return group(
    { transform: `translate(${(x + shake).toFixed(1)} ${y.toFixed(1)}) scale(${String(s)})` },
    path(d`M-58 -40L-40 -78Q-34 -84 -24 -84H24Q34 -84 42 -76L62 -42Z`, mix(fill, dark, 0.2)),
    path(
      d`M-48 -42L-34 -72Q-31 -77 -24 -77H-2V-42ZM6 -42V-77H22Q31 -77 36 -70L52 -42Z`,
      colours.palette.paper,
      {
        opacity: 0.9,
      },
    ),
    HEADS[heads[i % heads.length] ?? 'short'](24 + Math.sin(t * 3 + i) * 2, -58, 24, {
      ...KARIM,
      accent: colours.palette.light,
    }),
    path(d`M-96 -14V-34Q-94 -44 -70 -44H66Q98 -42 100 -26V-14Z`, fill),
    rect(-96, -20, 196, 7, mix(fill, dark, 0.35)),
    rect(90, -36, 10, 9, colours.palette.light, { rx: 3 }),
    circle(-56, -12, 18, dark),
    circle(58, -12, 18, dark),
    circle(-56, -12, 8, colours.palette.paper),
    circle(58, -12, 8, colours.palette.paper),
    isHonking(i, t) ? honk(92, -44, t, colours.palette.light, 50) : '',
  );
};

/** Draws a lane of cars from the side that creeps to the right. */
export const jamLane = (context: ShotContext, y: number, scale: number, shift: number): string =>
  Array.from({ length: 5 }, (_, i) =>
    carSide(-60 + i * 216 * scale + shift + context.t * 5, y, i + Math.round(shift), context, scale),
  ).join('');
