import { mix } from '../../core/color';
import { arch } from '../../drawing/arch';
import { circle, ellipse, path, rect } from '../../drawing/svg';
import { back } from '../../figures/guest';
import { blendPoses, STANDING, walkingPose } from '../../figures/pose-blend';
import { d } from '../../geometry/point';
import { eased } from '../draw-story';
import { rain } from '../props/weather';
import type { Shot } from '../story';
import { cabin, PAID_AT, SEAT } from './cabin';
import { boy, inspector, sleeper } from './cast';
import { slidingCity, wetRoad } from './city';
import { foldedPaper } from './newspaper';
import { nightBus } from './night-bus';
import { boySits, drips, onFoot, widowSits } from './riders';
import { stopPole } from './stop';

/** The boy who runs, the seat he finds, and the inspector at the bridge. */
export const NO_TICKET: readonly Shot[] = [
  {
    seconds: 6,
    seed: 'two-tickets-run',
    mode: 'night',
    camera: [
      { x: 0.35, y: 0.65, zoom: 1.3 },
      { x: 0.55, y: 0.6, zoom: 1.18 },
    ],
    back: (context) => {
      const { t, colours } = context;
      const x = 40 + 58 * t;
      const bus = 330 + 120 * eased(t / 3.4);
      return (
        wetRoad(
          context,
          268,
          slidingCity(context, { x: -20, y: 0, w: 680, h: 268 }, 0, 400) +
            nightBus(context, {
              x: bus,
              road: 268,
              u: 50,
              riders: [2, 4, 6, 7].map((i) => sleeper(colours, i)),
              turns: bus / 180,
            }) +
            circle(bus + 4, 214, 10 + 26 * eased((t - 1.5) / 1), colours.palette.second, { opacity: 0.5 }),
        ) +
        onFoot(boy(colours), {
          x,
          y: 300,
          height: 172,
          pose: blendPoses(walkingPose(t * 1.7), 'run', 0.42),
        }) +
        [0, 1, 2]
          .map((i) =>
            circle(x - 10 - i * 12, 296 - Math.abs(Math.sin(t * 10 + i)) * 14, 2.6, colours.paper, {
              opacity: 0.8,
            }),
          )
          .join('')
      );
    },
    near: (context) => rain(context, context.colours.paper, 130),
    lines: [
      {
        en: 'Between two stops somebody runs.\nAbu Hamdi brakes for anyone who runs.',
        ar: 'بين موقفين يركض أحدهم.\nوأبو حمدي يتوقّف لكل من يركض.',
      },
    ],
    effects: [0.4, 1, 1.6, 2.2, 2.8, 3.4].map((at) => ({ at, sound: 'step', level: 0.4 }) as const),
  },
  {
    seconds: 6,
    seed: 'two-tickets-door',
    mode: 'night',
    camera: [
      { x: 0.48, y: 0.5, zoom: 1.04 },
      { x: 0.48, y: 0.52, zoom: 1.14 },
    ],
    back: (context) => {
      const { t, colours } = context;
      const { palette } = colours;
      const wall = mix(palette.deep, palette.light, 0.16);
      const shrug = 0.5 + 0.5 * Math.sin(t * 1.5 - 1.4);
      return (
        slidingCity(context, { x: 130, y: -10, w: 330, h: 320 }, 0, 359) +
        rain(context, colours.paper, 60) +
        path(d`M-10 -10H650V370H-10ZM150 24V330H440V24Z`, wall, { 'fill-rule': 'evenodd' }) +
        rect(150, 24, 26, 306, palette.middle) +
        rect(414, 24, 26, 306, palette.middle) +
        rect(-10, 318, 660, 60, mix(palette.deep, palette.darkest, 0.4)) +
        rect(150, 300, 290, 20, mix(palette.deep, palette.paper, 0.3)) +
        ellipse(296, 326, 30 + t * 15, 5 + t * 1.6, palette.paper, { opacity: 0.35 }) +
        onFoot(boy(colours), {
          x: 296,
          y: 324,
          height: 250,
          pose: blendPoses(STANDING, 'speak', eased(shrug)),
        }) +
        drips(context, 296, 190, 322, 110, 2.4) +
        rect(478, -10, 10, 400, mix(palette.paper, palette.deep, 0.35))
      );
    },
    near: ({ colours }) =>
      back(
        574,
        170,
        112,
        380,
        'cap',
        colours.palette.darkest,
        mix(colours.palette.second, colours.palette.deep, 0.3),
      ),
    lines: [
      {
        en: 'A boy. No ticket,\nand enough water for two.',
        ar: 'ولد بلا تذكرة، وعليه\nمن الماء ما يكفي اثنين.',
      },
    ],
    effects: [
      { at: 0.3, sound: 'door', level: 0.5 },
      { at: 2.4, sound: 'drop', level: 0.5 },
      { at: 3.9, sound: 'drop', level: 0.4 },
    ],
  },
  {
    seconds: 6,
    seed: 'two-tickets-aisle',
    mode: 'night',
    back: (context) => {
      const x = -330 + context.t * 53;
      return cabin(
        context,
        { centre: x + 70, scale: 1.04, level: 200 },
        foldedPaper(context, PAID_AT, 246, 66, 2) +
          widowSits(context) +
          onFoot(boy(context.colours), { x, y: 366, height: 222, pose: walkingPose(context.t * 0.85) }) +
          drips(context, x, 250, 362, 70),
      );
    },
    lines: [
      { en: 'On every seat somebody is asleep.\nExcept on one.', ar: 'في كل مقعد نائم.\nإلا مقعدًا واحدًا.' },
    ],
    effects: [0.6, 1.65, 2.7, 3.75, 4.8].map((at) => ({ at, sound: 'step', level: 0.3 }) as const),
  },
  {
    seconds: 6,
    seed: 'two-tickets-sits',
    mode: 'night',
    camera: [
      { x: 0.5, y: 0.5, zoom: 1 },
      { x: 0.5, y: 0.46, zoom: 1.1 },
    ],
    back: (context) => {
      const down = eased(context.t / 0.7);
      return cabin(
        context,
        { centre: 100, scale: 1.55, level: 200 },
        foldedPaper(context, PAID_AT + 20, SEAT - 4, 66, 6) +
          widowSits(context, { lean: -4 * down, nod: 12 * eased((context.t - 0.6) / 0.6) }) +
          boySits(context, { sunk: -0.5 * (1 - down), nod: -8 * eased((context.t - 2.8) / 0.6) }) +
          drips(context, PAID_AT, 190, 262, 66),
      );
    },
    lines: [
      { en: '— That seat is paid for.', ar: '— هذا المقعد مدفوع الثمن.' },
      { at: 2.8, en: '— Good. Then nobody\ncan throw me off it.', ar: '— جيّد. فلن يطردني\nعنه أحد.' },
    ],
    effects: [{ at: 0.5, sound: 'paper', level: 0.5 }],
  },
  {
    seconds: 6,
    seed: 'two-tickets-bridge',
    mode: 'night',
    camera: [
      { x: 0.58, y: 0.6, zoom: 1.2 },
      { x: 0.52, y: 0.58, zoom: 1.08 },
    ],
    back: (context) => {
      const { t, colours } = context;
      const { palette } = colours;
      const come = eased(t / 4.6);
      const aim = 20 * Math.sin(t * 1.3);
      const pillars = [-60, 110, 280, 450, 620].map((x) => arch(x, 66, 150, 230)).join('');
      return wetRoad(
        context,
        272,
        slidingCity(context, { x: -20, y: 0, w: 680, h: 272 }, 0, 1190) +
          path(d`M-20 26H660V272H-20Z` + pillars, mix(palette.deep, palette.darkest, 0.25), {
            'fill-rule': 'evenodd',
          }) +
          rect(-20, 26, 680, 5, mix(palette.deep, palette.paper, 0.3)) +
          nightBus(context, {
            x: -470 + 330 * come,
            road: 272,
            u: 44,
            riders: [1, 3, 4, 5].map((i) => sleeper(colours, i)),
            turns: come * 2,
          }) +
          stopPole(context, 560, 272, 190) +
          path(d`M436 186L150 ${200 + aim}V${268 + aim}Z`, palette.light, { opacity: 0.4 }) +
          onFoot(inspector(colours), {
            x: 480,
            y: 276,
            height: 200,
            pose: blendPoses('speak', 'jab', 0.55),
            isTurned: true,
          }),
      );
    },
    near: (context) => rain(context, context.colours.paper, 110),
    lines: [
      {
        en: 'And at the bridge, the man\nwhom no boy likes: the inspector.',
        ar: 'وعند الجسر، من لا يحبّه\nأيّ ولد: المفتّش.',
      },
    ],
    effects: [{ at: 4.4, sound: 'door', level: 0.5 }],
  },
];
