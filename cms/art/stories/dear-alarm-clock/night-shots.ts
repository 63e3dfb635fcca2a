import { mix } from '../../core/color';
import { circle, ellipse, path, rect, stroke } from '../../drawing/svg';
import { d } from '../../geometry/point';
import { khatam } from '../../geometry/star';
import { eased } from '../draw-story';
import type { Shot, ShotContext } from '../story';
import { sleeper } from './cast';
import { alarmClock } from './clock';
import { reachingHand, walkingHand } from './hand';
import { bed, bedside, TABLE, wall } from './room';

const CLOCK = { x: 298, ground: TABLE, r: 30 } as const;
const SLEEVE = (context: ShotContext) => ({
  skin: sleeper(context.colours).look.skin,
  sleeve: sleeper(context.colours).shirt,
});

/** Where the hand slaps the table, and where the clock hops to. */
const SLAPS = [0.7, 1.5, 2.3] as const;
const slapAt = (t: number): number => Math.max(...SLAPS.map((at) => 1 - Math.min(1, Math.abs(t - at) / 0.3)));

const tableTop = ({ W, H, colours }: ShotContext): string => {
  const { darkest, deep, middle, second, light } = colours.palette;
  const wood = mix(middle, darkest, 0.4);
  return (
    rect(0, 0, W, H, mix(deep, middle, 0.25)) +
    circle(150, 190, 190, light, { opacity: 0.1 }) +
    circle(150, 190, 120, light, { opacity: 0.14 }) +
    [0, 1, 2, 3, 4, 5].map((i) => path(khatam(30 + i * 60, 92, 10), mix(deep, light, 0.25))).join('') +
    rect(0, 414, W, 16, mix(wood, second, 0.35)) +
    rect(0, 430, W, H, wood) +
    [0, 1, 2, 3].map((i) => path(khatam(45 + i * 90, 470, 14), mix(wood, second, 0.4))).join('')
  );
};

const glassOfWater = (
  x: number,
  ground: number,
  shake: number,
  { palette }: ShotContext['colours'],
): string =>
  path(d`M${x - 24} ${ground - 78}h48l-6 78h-36Z`, palette.paper, { opacity: 0.35 }) +
  path(
    d`M${x - 21} ${ground - 50 + shake}L${x + 21} ${ground - 50 - shake}L${x + 17} ${ground - 4}h-34Z`,
    palette.second,
    {
      opacity: 0.75,
    },
  ) +
  ellipse(x, ground - 78, 24, 4, palette.paper, { opacity: 0.7 });

const books = (x: number, ground: number, { palette }: ShotContext['colours']): string =>
  rect(x, ground - 18, 110, 18, mix(palette.middle, palette.light, 0.4), { rx: 3 }) +
  rect(x + 10, ground - 34, 92, 16, palette.second, { rx: 3 }) +
  stroke(d`M${x + 8} ${ground - 9}h20M${x + 18} ${ground - 26}h16`, palette.darkest, 2, { opacity: 0.5 });

/** Before the letter: the alarm, the hand that misses, the clock that walks away. */
export const NIGHT_SHOTS: readonly Shot[] = [
  {
    seconds: 3.5,
    seed: 'bedroom',
    mode: 'night',
    fadeIn: 0.6,
    camera: [
      { x: 0.5, y: 0.48, zoom: 1.08 },
      { x: 0.6, y: 0.52, zoom: 1.34 },
    ],
    back: (context) =>
      wall(context, 0.12) +
      bedside(context.colours) +
      alarmClock(context.t, context.colours, { ...CLOCK, minutes: 59, lean: Math.sin(context.t * 2) * 1.5 }) +
      bed(context, { head: 'sleeper' }),
    effects: [0.5, 1.5, 2.5].map((at) => ({ at, sound: 'click', level: 0.22 })),
    lines: [
      {
        at: 0.5,
        en: 'One minute to six.\nEverybody here is happy.',
        ar: 'السادسة إلا دقيقة،\nوكلّ مَن في الغرفة سعيد.',
      },
    ],
  },
  {
    seconds: 2.5,
    seed: 'dial',
    mode: 'dusk',
    composition: 'field',
    camera: [
      { x: 0.5, y: 0.42, zoom: 1 },
      { x: 0.5, y: 0.42, zoom: 1.1 },
    ],
    front: ({ t, W, colours }) => {
      const ringing = t > 0.5 ? 1 : 0;
      return (
        rect(0, 452, W, 200, mix(colours.palette.middle, colours.palette.darkest, 0.5)) +
        alarmClock(t, colours, { x: 180, ground: 456, r: 104, minutes: t > 0.4 ? 60 : 59, ringing })
      );
    },
    effects: [
      { at: 0.5, sound: 'alarm', level: 0.5 },
      { at: 1.7, sound: 'alarm', level: 0.5 },
    ],
    lines: [{ at: 0.7, en: '[The alarm]', ar: '[رنين المنبّه]' }],
  },
  {
    seconds: 3,
    seed: 'bedroom',
    mode: 'night',
    swapped: true,
    camera: [
      { x: 0.66, y: 0.6, zoom: 1.42 },
      { x: 0.74, y: 0.6, zoom: 1.5 },
    ],
    back: (context) => {
      const { t, colours } = context;
      const slap = slapAt(t);
      const hops = SLAPS.filter((at) => t > at - 0.2).length;
      const jump = Math.sin(Math.PI * Math.min(1, Math.max(0, (t - (SLAPS[hops - 1] ?? 9) + 0.2) / 0.35)));
      const x = [296, 326, 276, 316][hops] ?? 316;
      const before = [296, 296, 326, 276][hops] ?? 276;
      const way = Math.min(1, Math.max(0, (t - (SLAPS[hops - 1] ?? t) + 0.2) / 0.35));
      const at = before + (x - before) * eased(way);
      const target = [300, 300, 322, 282][hops] ?? 290;
      return (
        wall(context, 0.18) +
        bedside(colours) +
        alarmClock(t, colours, {
          x: at,
          ground: TABLE - Math.max(0, jump) * 34,
          r: 28,
          minutes: 60,
          ringing: 1,
        }) +
        bed(context, { head: 'hidden' }) +
        reachingHand([204, 404], target - 26, TABLE - 84 + slap * 68, 0.8, -12 + slap * 24, SLEEVE(context)) +
        path(
          d`M150 452V372Q190 356 214 384Q232 404 230 452Z`,
          mix(colours.palette.middle, colours.palette.light, 0.5),
        )
      );
    },
    effects: [
      { at: 0.1, sound: 'alarm', level: 0.4 },
      ...SLAPS.map((at) => ({ at, sound: 'knock', level: 0.7 }) as const),
      { at: 1.6, sound: 'alarm', level: 0.4 },
    ],
    lines: [
      {
        en: 'Hand and clock\nknow each other well.',
        ar: 'اليد تعرف المنبّه،\nوالمنبّه يعرف اليد.',
      },
    ],
  },
  {
    seconds: 4,
    seed: 'table',
    mode: 'dusk',
    camera: [
      { x: 0.56, y: 0.5, zoom: 1.08 },
      { x: 0.46, y: 0.5, zoom: 1.08 },
    ],
    back: (context) => {
      const { t, colours } = context;
      const x = 190 - t * 24;
      return (
        tableTop(context) +
        books(-14, 414, colours) +
        glassOfWater(302, 414, Math.sin(t * 17) * 2, colours) +
        alarmClock(t, colours, { x, ground: 424, r: 54, minutes: 61, ringing: 0.55, steps: t * 3 }) +
        walkingHand(x + 104 + Math.sin(t * 2.4) * 12, 430, 0.95, t * 3, SLEEVE(context))
      );
    },
    effects: Array.from({ length: 12 }, (_, i) => ({
      at: 0.17 + i / 3,
      sound: 'step',
      level: i % 2 ? 0.5 : 0.35,
    })),
  },
];
