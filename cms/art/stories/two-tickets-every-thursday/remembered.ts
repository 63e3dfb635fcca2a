import { rect, group } from '../../drawing/svg';
import { back } from '../../figures/guest';
import { walkingPose } from '../../figures/pose-blend';
import { mix } from '../../core/color';
import { eased } from '../draw-story';
import { specks } from '../props/weather';
import type { Shot } from '../story';
import { tilted } from '../writer';
import { cabin, PAID_AT } from './cabin';
import { husband, widow } from './cast';
import { cinemaFront } from './cinema-front';
import { eveningCity } from './evening';
import { foldedPaper, openPaper } from './newspaper';
import { ADULT, boySits, CHILD, husbandSits, onFoot, reaching, widowSits } from './riders';

const MEMORY = 'comedy';

/** Who used to sit there. */
export const REMEMBERED: readonly Shot[] = [
  {
    seconds: 6,
    seed: 'two-tickets-asks',
    mode: 'night',
    back: (context) => {
      const lower = eased((context.t - 0.3) / 1.2);
      const y = 196 + 40 * lower;
      const hands = [reaching(PAID_AT, CHILD, [100, y + 8]), reaching(PAID_AT, CHILD, [200, y + 8])] as const;
      return cabin(
        context,
        { centre: 100, scale: 1.75, level: 196 },
        widowSits(context, { nod: 10 * eased((context.t - 2.6) / 0.8) }) +
          boySits(context, { sunk: 0.1, nod: -14 * lower, hands }) +
          openPaper(context, PAID_AT, y, 104, true),
      );
    },
    lines: [
      { en: '— Whose ticket was that?', ar: '— لمن كانت التذكرة؟' },
      { at: 2.7, en: '— You ask a lot,\nfor somebody so wet.', ar: '— أسئلتك كثيرة\nعلى هذا البلل كلّه.' },
    ],
    effects: [{ at: 0.6, sound: 'paper', level: 0.6 }],
  },
  {
    seconds: 7,
    seed: 'two-tickets-then',
    palette: MEMORY,
    mode: 'blaze',
    camera: [
      { x: 0.5, y: 0.5, zoom: 1.14 },
      { x: 0.5, y: 0.48, zoom: 1 },
    ],
    back: (context) => {
      const turn = 3 * Math.sin(context.t * 1.2);
      const hands = [
        reaching(PAID_AT, 47, [98, 216 + turn]),
        reaching(PAID_AT, 47, [204, 216 + turn]),
      ] as const;
      return cabin(
        context,
        {
          centre: 100,
          scale: 1.5,
          level: 200,
          isDry: true,
          isEmpty: true,
          outside: (area) => eveningCity(context, area, 70),
        },
        husbandSits(context, { hands, nod: -4 }) +
          openPaper(context, PAID_AT + 2, 226 + turn, 100) +
          widowSits(context, {
            lean: 3,
            nod: 12,
            hands: [
              [-0.3, -0.12],
              reaching(50, ADULT, [
                62 + 34 * eased((context.t - 3) / 1.2),
                240 - 22 * eased((context.t - 3) / 1.2),
              ]),
            ],
          }),
      );
    },
    lines: [
      {
        en: 'Every Thursday he read her the cinema page.\nShe had chosen before he finished.',
        ar: 'كل خميس كان يقرأ لها صفحة السينما،\nفتختار قبل أن يُكمل.',
      },
    ],
  },
  {
    seconds: 6,
    seed: 'two-tickets-late-show',
    palette: MEMORY,
    mode: 'dusk',
    camera: [
      { x: 0.42, y: 0.6, zoom: 1.3 },
      { x: 0.5, y: 0.5, zoom: 1.06 },
    ],
    back: (context) => {
      const { t, colours } = context;
      const x = 110 + 34 * t;
      return (
        rect(-10, 284, 660, 90, mix(colours.palette.deep, colours.palette.middle, 0.3)) +
        cinemaFront(context, { x: 360, ground: 286, h: 236, isOpen: true }) +
        onFoot(husband(colours), { x: x + 30, y: 322, height: 150, pose: walkingPose(t * 0.85) }) +
        onFoot(widow(colours), { x, y: 324, height: 140, pose: walkingPose(t * 0.85 + 0.1) })
      );
    },
    lines: [
      {
        en: 'Then arm in arm to the late show,\neven when the film was dreadful.',
        ar: 'ثم ذراعًا بذراع إلى العرض الأخير،\nولو كان الفيلم رديئًا.',
      },
    ],
  },
  {
    seconds: 6,
    seed: 'two-tickets-row-seven',
    palette: MEMORY,
    mode: 'night',
    scene: 'cinema',
    pace: 0.1,
    camera: [
      { x: 0.5, y: 0.5, zoom: 1.02 },
      { x: 0.52, y: 0.56, zoom: 1.2 },
    ],
    front: (context) => {
      const { t, colours } = context;
      const sob = 3 * Math.sin(t * 6) * eased((t - 1) / 0.6);
      const pass = eased((t - 2.6) / 1.6);
      const light = colours.palette.light;
      return (
        specks(context, light, { amount: 40, speed: 6 }) +
        back(236, 226, 84, 380, 'hood', mix(colours.palette.deep, colours.palette.darkest, 0.4), light) +
        back(
          400,
          222 + sob,
          88,
          380,
          'short',
          mix(colours.palette.deep, colours.palette.darkest, 0.6),
          light,
        ) +
        tilted(
          10 * Math.sin(t * 3),
          290,
          300,
          rect(268 + 74 * pass, 312 - 86 * pass, 34, 30, colours.paper, { rx: 3 }),
        )
      );
    },
    lines: [
      {
        en: 'He cried at the comedies.\nShe held the handkerchief.',
        ar: 'كان يبكي في الأفلام المضحكة،\nوهي تمسك له المنديل.',
      },
    ],
  },
  {
    seconds: 6,
    seed: 'two-tickets-gone',
    palette: MEMORY,
    mode: 'paper',
    back: (context) => {
      const left = 1 - eased((context.t - 1) / 2.6);
      return cabin(
        context,
        {
          centre: 100,
          scale: 1.5,
          level: 200,
          isDry: true,
          isEmpty: true,
          outside: (area) => eveningCity(context, area, 30),
        },
        group({ opacity: left }, husbandSits(context)) +
          foldedPaper(context, PAID_AT, 246, 66, 2) +
          widowSits(context, { nod: 12 * eased((context.t - 2.4) / 1.4) }),
      );
    },
    lines: [
      {
        en: 'Then came a Thursday\nwith two tickets and only her.',
        ar: 'ثم جاء خميس بتذكرتين،\nولم يأتِ سواها.',
      },
    ],
  },
];
