import { group, rect } from '../../drawing/svg';
import { blendPoses, STANDING } from '../../figures/pose-blend';
import { eased } from '../draw-story';
import { rain } from '../props/weather';
import type { Shot } from '../story';
import { cabin } from './cabin';
import { sleeper, widow } from './cast';
import { slidingCity, wetRoad } from './city';
import { hand } from './hand';
import { driversMirror, streetAhead, windscreen } from './mirror';
import { foldedPaper } from './newspaper';
import { nightBus } from './night-bus';
import { ADULT, onFoot, reaching, widowSits } from './riders';
import { lamp, stopPole, umbrella } from './stop';
import { tearingTickets } from './tearing';
import { ticket } from './ticket';

/** The last bus, its driver, and the woman who pays for two. */
export const THURSDAY: readonly Shot[] = [
  {
    seconds: 9,
    seed: 'two-tickets-street',
    mode: 'night',
    fadeIn: 1.5,
    camera: [
      { x: 0.4, y: 0.6, zoom: 1.25 },
      { x: 0.56, y: 0.55, zoom: 1.05 },
    ],
    back: (context) =>
      wetRoad(
        context,
        262,
        slidingCity(context, { x: -20, y: 0, w: 680, h: 262 }, 0, 330) +
          lamp(context, 130, 262, 190) +
          nightBus(context, {
            x: -300 + context.t * 92,
            road: 262,
            u: 40,
            riders: [1, 2, 4, 5].map((i) => sleeper(context.colours, i)),
            turns: context.t * 0.6,
          }),
      ),
    near: (context) => rain(context, context.colours.paper, 110),
    lines: [
      {
        at: 1.5,
        en: 'Thursday, ten at night. The last bus\nof the line sets out, and the rain with it.',
        ar: 'الخميس، العاشرة ليلًا. تنطلق\nآخر حافلة على الخط، ومعها المطر.',
      },
    ],
    effects: [{ at: 2.2, sound: 'whoosh', level: 0.35 }],
  },
  {
    seconds: 6,
    seed: 'two-tickets-mirror',
    mode: 'night',
    back: (context) => streetAhead(context, 0.7) + rain(context, context.colours.paper, 60),
    front: windscreen,
    over: (context) =>
      driversMirror(context, {
        x: 320,
        y: 88,
        w: 330,
        glance: Math.sin(context.t * 0.9),
        blinks: [1.6, 4.4],
      }),
    lines: [
      {
        en: 'Abu Hamdi has driven it for nineteen years.\nHe knows his people by their shoes.',
        ar: 'يقودها أبو حمدي منذ تسعة عشر عامًا،\nويعرف ركّابه من أحذيتهم.',
      },
    ],
  },
  {
    seconds: 7,
    seed: 'two-tickets-stop',
    mode: 'night',
    camera: [
      { x: 0.55, y: 0.6, zoom: 1.12 },
      { x: 0.5, y: 0.56, zoom: 1.2 },
    ],
    back: (context) => {
      const { t, colours } = context;
      const come = eased(t / 4.6);
      return wetRoad(
        context,
        276,
        slidingCity(context, { x: -20, y: 0, w: 680, h: 276 }, 0, 860) +
          stopPole(context, 566, 276, 190) +
          nightBus(context, {
            x: -520 + 450 * come,
            road: 276,
            u: 54,
            riders: [3, 6, 8, 9].map((i) => sleeper(colours, i)),
            door: eased((t - 4.8) / 0.9),
            turns: come * 2,
          }) +
          onFoot(widow(colours), {
            x: 470,
            y: 278,
            height: 172,
            pose: blendPoses(STANDING, 'speak', 0.65),
            isTurned: true,
          }) +
          umbrella(context, 458, 146, 130),
      );
    },
    near: (context) => rain(context, context.colours.paper, 110),
    lines: [
      {
        en: 'At the fourth stop she gets on.\nAlways the fourth, always alone.',
        ar: 'في الموقف الرابع تصعد هي.\nدائمًا الرابع، ودائمًا وحدها.',
      },
    ],
    effects: [{ at: 4.9, sound: 'door', level: 0.6 }],
  },
  {
    seconds: 7,
    seed: 'two-tickets-torn',
    mode: 'night',
    camera: [
      { x: 0.52, y: 0.5, zoom: 1 },
      { x: 0.42, y: 0.48, zoom: 1.16 },
    ],
    back: (context) => tearingTickets(context, [0.9, 3.4]),
    lines: [
      { en: '— Two, as always?', ar: '— تذكرتان كالعادة؟' },
      { at: 3, en: '— Two, as always.', ar: '— تذكرتان كالعادة.' },
    ],
    effects: [
      { at: 1.6, sound: 'paper', level: 0.8 },
      { at: 4.1, sound: 'paper', level: 0.8 },
    ],
  },
  {
    seconds: 7,
    seed: 'two-tickets-bench',
    mode: 'night',
    back: (context) => {
      const along = eased((context.t - 1.4) / 2.2);
      const [x, y] = [64 + 86 * along, 248 - 14 * Math.sin(Math.PI * along)];
      const back = eased((context.t - 4.2) / 1.2);
      const held = reaching(50, ADULT, [x - 18 - 62 * back, y + 4 + 4 * back]);
      return cabin(
        context,
        { centre: 100, scale: 1.45, level: 203 },
        foldedPaper(context, x, y, 66, -6 + 8 * along) +
          widowSits(context, { hands: [[-0.36, -0.12], held], nod: 9 * along * (1 - back) }),
      );
    },
    lines: [
      {
        en: 'One ticket for her.\nThe other for the seat beside her.',
        ar: 'تذكرة لها، وأخرى\nللمقعد الذي بجانبها.',
      },
    ],
    effects: [{ at: 3.4, sound: 'paper', level: 0.5 }],
  },
  {
    seconds: 5,
    seed: 'two-tickets-paper',
    mode: 'night',
    back: (context) => {
      const { colours, t } = context;
      const she = widow(colours);
      const put = eased(t / 1.8);
      const gone = eased((t - 2.3) / 1.6);
      const [x, y] = [96 + 44 * put, 206 + 24 * put];
      const laid = ticket(context, { x, y, w: 38, tilt: -20 + 12 * put });
      const own = {
        size: 13,
        turn: 24,
        skin: she.look.skin,
        sleeve: she.body,
        dark: colours.palette.darkest,
      };
      return cabin(
        context,
        { centre: 146, scale: 2.9, level: 238 },
        foldedPaper(context, 150, 242, 78, 2) +
          (gone === 0
            ? hand({ ...own, x: x - 24, y: y - 5, held: laid })
            : laid + hand({ ...own, x: x - 24 - 90 * gone, y: y - 5 - 30 * gone })),
      );
    },
    lines: [{ en: 'A newspaper keeps it free.', ar: 'وجريدة تُبقيه محجوزًا.' }],
  },
  {
    seconds: 10,
    seed: 'two-tickets-windows',
    mode: 'night',
    back: (context) =>
      cabin(context, { centre: -640 + context.t * 44, scale: 1.3, level: 168, speed: 90 }, ''),
    near: ({ colours, t, H }) =>
      [150, 760].map((x) => rect(x - t * 92, -20, 17, H + 40, colours.palette.darkest)).join(''),
    effects: [
      { at: 2.5, sound: 'drop', level: 0.25 },
      { at: 6.8, sound: 'drop', level: 0.2 },
    ],
  },
  {
    seconds: 6,
    seed: 'two-tickets-looks-back',
    mode: 'night',
    camera: [
      { x: 0.5, y: 0.45, zoom: 1 },
      { x: 0.5, y: 0.36, zoom: 1.14 },
    ],
    back: (context) => streetAhead(context, 0.6) + rain(context, context.colours.paper, 60),
    front: (context) =>
      windscreen(context) +
      driversMirror(context, {
        x: 320,
        y: 122,
        w: 500,
        glance: 0.8,
        blinks: [2.9],
        behind: group(
          { transform: 'translate(112 -44)' },
          cabin(
            context,
            { centre: 100, scale: 0.92, level: 205 },
            foldedPaper(context, 150, 246, 62, 2) + widowSits(context),
          ),
        ),
      }),
    lines: [
      {
        en: 'Abu Hamdi never asked. You don’t ask\na seat whom it is waiting for.',
        ar: 'لم يسأل أبو حمدي يومًا.\nلا يُسأل المقعد عمّن ينتظر.',
      },
    ],
  },
];
