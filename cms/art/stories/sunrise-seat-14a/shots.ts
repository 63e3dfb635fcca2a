import { mix } from '../../core/color';
import { group, rect } from '../../drawing/svg';
import { eased } from '../draw-story';
import { stars } from '../props/weather';
import type { Shot } from '../story';
import { PANE, tableUnder, teaGlass, wallAround } from './compartment';
import { landscape } from './landscape';
import { fromBehind } from './passenger';
import { platform } from './platform';
import { fromOutside, seen, shaken, SPEED } from './views';

/** From the dark to the last station. */
export const SHOTS: readonly Shot[] = [
  {
    seconds: 5,
    seed: 'night-line',
    mode: 'night',
    composition: 'field',
    scene: 'train',
    pace: 0.022,
    fadeIn: 0.8,
    camera: [
      { x: 0.5, y: 0.5, zoom: 1.04 },
      { x: 0.4, y: 0.58, zoom: 1.4 },
    ],
    back: (context) => stars(context, context.colours.paper, { amount: 60, horizon: 0.5 }),
    effects: [{ at: 0.7, sound: 'horn', level: 0.14 }],
    lines: [
      {
        at: 0.6,
        en: 'The slowest train in the country.\nSeat 14A, by the window.',
        ar: 'أبطأ قطار في البلاد.\nالمقعد ١٤، عند النافذة.',
      },
    ],
  },
  {
    seconds: 5.5,
    seed: 'seat',
    mode: 'night',
    camera: [
      { x: 0.5, y: 0.44, zoom: 1.02 },
      { x: 0.54, y: 0.46, zoom: 1.14 },
    ],
    back: (context) => seen(context, { from: 0, dawn: 0.02, mirrored: 0.42 }),
    front: (context) =>
      wallAround(context, 0) +
      tableUnder(context, 0) +
      shaken(context.t, teaGlass(context, 116, 442, 42, 0.1)),
    effects: [
      { at: 1.4, sound: 'bell', level: 0.06 },
      { at: 3.6, sound: 'bell', level: 0.05 },
    ],
    lines: [
      {
        at: 0.6,
        en: 'Nothing out there yet.\nThe window only shows who is looking.',
        ar: 'لا شيء في الخارج بعد.\nلا تُريك النافذة إلّا مَن ينظر منها.',
      },
    ],
  },
  {
    seconds: 3.5,
    seed: 'tea',
    mode: 'dusk',
    camera: [
      { x: 0.5, y: 0.46, zoom: 1.12 },
      { x: 0.5, y: 0.42, zoom: 1 },
    ],
    back: (context) =>
      landscape(context, {
        x: -20,
        y: -40,
        w: 400,
        h: 500,
        passed: 700 + context.t * SPEED,
        dawn: 0.14 + context.share * 0.14,
      }) + rect(-20, -40, 400, 520, context.colours.palette.deep, { opacity: 0.34 }),
    front: (context) =>
      rect(0, 446, 360, 220, mix(context.colours.palette.deep, context.colours.palette.darkest, 0.45)) +
      rect(0, 440, 360, 12, mix(context.colours.palette.second, context.colours.palette.deep, 0.5)) +
      teaGlass(context, 180, 446, 128, context.share * 0.4),
    effects: [0.1, 1.2, 2.3].map((at) => ({ at, sound: 'bell', level: 0.07 })),
    lines: [{ en: 'The tea counts the rails.', ar: 'والشاي يعدّ القضبان.' }],
  },
  {
    seconds: 7,
    seed: 'seat',
    mode: 'dusk',
    camera: [
      { x: 0.52, y: 0.46, zoom: 1.16 },
      { x: 0.5, y: 0.44, zoom: 1 },
    ],
    back: (context) =>
      seen(context, {
        from: 1500,
        dawn: 0.26 + 0.34 * eased(context.share),
        mirrored: 0.2 * (1 - context.share * 1.6),
      }),
    front: (context) => wallAround(context, 0.3 + context.share * 0.2) + tableUnder(context, 0.4),
    near: (context) =>
      fromBehind(context.colours, 104, 408 + Math.sin(context.t * 1.2) * 2, 66) +
      shaken(context.t, teaGlass(context, 262, 446, 42, 0.5)),
    lines: [
      {
        at: 0.4,
        for: 3.2,
        en: 'Then somebody draws a line\nunder the night.',
        ar: 'ثمّ يرسم أحدهم خطًّا\nتحت الليل.',
      },
    ],
  },
  {
    seconds: 4,
    seed: 'outside',
    mode: 'dusk',
    camera: [
      { x: 0.5, y: 0.42, zoom: 1 },
      { x: 0.48, y: 0.42, zoom: 1.12 },
    ],
    back: fromOutside,
    lines: [
      {
        en: 'The whole carriage is asleep.\nSo is the conductor.',
        ar: 'العربة كلّها نائمة،\nوالمفتّش معها.',
      },
    ],
  },
  {
    seconds: 6,
    seed: 'open',
    mode: 'blaze',
    camera: [
      { x: 0.5, y: 0.5, zoom: 1 },
      { x: 0.52, y: 0.42, zoom: 1.08 },
    ],
    back: (context) =>
      landscape(context, {
        x: -20,
        y: -20,
        w: 400,
        h: 664,
        passed: 2600 + context.t * SPEED,
        dawn: 0.66 + 0.24 * context.share,
        sun: -0.5 + 1.75 * eased(context.share * 1.05),
        r: 96,
      }),
    lines: [
      {
        at: 1.6,
        en: 'She is the only one on this line\nwho comes on time.',
        ar: 'الوحيدة على هذا الخطّ\nالتي تصل في موعدها.',
      },
    ],
  },
  {
    seconds: 5,
    seed: 'seat',
    mode: 'paper',
    fadeOut: 0.8,
    camera: [
      { x: 0.5, y: 0.44, zoom: 1.02 },
      { x: 0.5, y: 0.46, zoom: 1.12 },
    ],
    back: (context) => {
      const gone = 1 - (1 - Math.min(1, context.t / 3.6)) ** 2;
      const passed = 640 * gone + 80;
      return (
        landscape(context, { ...PANE, passed: 3600 + passed, dawn: 1, sun: 1.7, r: 60 }) +
        group(
          {
            'clip-path': context.definitions.clip(rect(PANE.x, PANE.y, PANE.w, PANE.h, 'white', { rx: 18 })),
          },
          platform(context, passed),
        )
      );
    },
    front: (context) =>
      wallAround(context, 0.9) + tableUnder(context, 1) + teaGlass({ ...context, t: 0 }, 116, 442, 42, 0.9),
    effects: [
      { at: 0.1, sound: 'horn', level: 0.16 },
      { at: 3.5, sound: 'bell', level: 0.3 },
    ],
    lines: [
      {
        at: 0.8,
        en: 'Last stop, forty minutes late.\nA pity it was not fifty.',
        ar: 'المحطة الأخيرة، بتأخير أربعين دقيقة.\nليتها كانت خمسين.',
      },
    ],
  },
];
