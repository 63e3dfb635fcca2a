import { mix } from '../../core/color';
import { circle, group, path, rect } from '../../drawing/svg';
import { back } from '../../figures/guest';
import { blendPoses, walkingPose } from '../../figures/pose-blend';
import { d } from '../../geometry/point';
import { khatam } from '../../geometry/star';
import { eased } from '../draw-story';
import type { Shot, ShotContext } from '../story';
import { tilted } from '../writer';
import { cabin, PAID_AT, SEAT } from './cabin';
import { boy, inspector, widow } from './cast';
import { hand } from './hand';
import { openPaper } from './newspaper';
import { boySits, CHILD, drips, onFoot, reaching, widowSits } from './riders';
import { ticket } from './ticket';

/** Draws the boy behind the newspaper, which he holds upside down. */
const hidden = (context: ShotContext): string => {
  const y = 196 + 1.5 * Math.sin(context.t * 9);
  const hands = [reaching(PAID_AT, CHILD, [96, y + 12]), reaching(PAID_AT, CHILD, [204, y + 12])] as const;
  const skin = boy(context.colours).look.skin;
  return (
    boySits(context, { hands, sunk: 0.25 }) +
    openPaper(context, PAID_AT, y, 112, true) +
    [-1, 1].map((side) => circle(PAID_AT + side * 55, y + 12, 7, skin)).join('') +
    drips(context, PAID_AT, y + 40, SEAT + 16, 90)
  );
};

/** The inspector comes along the seats; the second ticket is used. */
export const INSPECTION: readonly Shot[] = [
  {
    seconds: 7,
    seed: 'two-tickets-inspector',
    mode: 'night',
    back: (context) => {
      const { t, colours } = context;
      const x = -300 + 41 * t;
      const aim = 16 * Math.sin(t * 1.7);
      return cabin(
        context,
        { centre: -40 + t * 8, scale: 1.04, level: 196 },
        widowSits(context) +
          boySits(context, { sunk: 1.1 * eased((t - 2) / 2.4), nod: -10 }) +
          onFoot(inspector(colours), {
            x,
            y: 372,
            height: 288,
            pose: blendPoses(walkingPose(t * 0.72), 'jab', 0.32),
          }) +
          path(d`M${x + 70} 196L${x + 240} ${130 + aim}V${232 + aim}Z`, colours.palette.light, {
            opacity: 0.4,
          }),
      );
    },
    lines: [
      {
        en: '— Tickets, please.\nPeople find them even in their sleep.',
        ar: '— التذاكر من فضلكم.\nيجدها الناس حتى وهم نيام.',
      },
    ],
    effects: [0.7, 2.1, 3.5, 4.9].flatMap((at) => [
      { at, sound: 'step', level: 0.5 } as const,
      { at: at + 0.6, sound: 'click', level: 0.4 } as const,
    ]),
  },
  {
    seconds: 6,
    seed: 'two-tickets-hides',
    mode: 'night',
    camera: [
      { x: 0.5, y: 0.5, zoom: 1 },
      { x: 0.58, y: 0.46, zoom: 1.16 },
    ],
    back: (context) =>
      cabin(
        context,
        { centre: 116, scale: 1.6, level: 204 },
        widowSits(context, { nod: 7 }) +
          hidden(context) +
          circle(PAID_AT + 8 * Math.sin(context.t * 1.4), 190, 46, context.colours.palette.light, {
            opacity: 0.26,
          }),
      ),
    near: ({ colours, t }) =>
      back(
        40 + t * 5,
        150,
        130,
        400,
        'cap',
        colours.palette.darkest,
        mix(colours.palette.paper, colours.palette.deep, 0.5),
      ),
    lines: [
      {
        en: 'The boy does what men do:\nhe disappears behind the newspaper.',
        ar: 'يفعل الولد ما يفعله الرجال:\nيختفي خلف الجريدة.',
      },
    ],
    effects: [{ at: 0.3, sound: 'paper', level: 0.9 }],
  },
  {
    seconds: 7,
    seed: 'two-tickets-second',
    mode: 'night',
    back: (context) =>
      cabin(context, { centre: 150, scale: 2.1, level: 190 }, hidden(context)) +
      rect(-10, -10, 660, 380, context.colours.palette.darkest, { opacity: 0.35 }),
    front: (context) => {
      const { t, colours } = context;
      const dark = colours.palette.darkest;
      const [she, he] = [widow(colours), inspector(colours)];
      const give = eased((t - 1.8) / 1.6);
      const take = eased((t - 3.9) / 1.4);
      const paper = ticket(context, {
        x: 130 + 160 * give + 150 * take,
        y: 236 - 30 * give - 10 * take,
        w: 150,
        tilt: -10 + 6 * give,
      });
      return (
        hand({
          x: 40 + 160 * give - 80 * take,
          y: 268 - 30 * give,
          size: 50,
          turn: -16,
          skin: she.look.skin,
          sleeve: she.body,
          dark,
          held: take > 0 ? '' : paper,
        }) +
        hand({
          x: 590 - 60 * give + 150 * take,
          y: 196,
          size: 52,
          turn: 176,
          skin: he.look.skin,
          sleeve: mix(colours.palette.deep, colours.palette.paper, 0.12),
          dark,
          thumb: 1,
          held: take > 0 ? paper : '',
        })
      );
    },
    lines: [
      { en: '— And the gentleman’s?', ar: '— وتذكرة الأستاذ؟' },
      { at: 2.8, en: '— Here. He always travels with me.', ar: '— تفضّل. هو يسافر معي دائمًا.' },
    ],
  },
  {
    seconds: 5,
    seed: 'two-tickets-punch',
    mode: 'night',
    camera: [
      { x: 0.45, y: 0.5, zoom: 1.05 },
      { x: 0.44, y: 0.5, zoom: 1.16 },
    ],
    back: (context) => {
      const { t, colours } = context;
      const { palette } = colours;
      const isPunched = t > 1.3;
      const shut = eased((t - 0.9) / 0.4) - eased((t - 1.5) / 0.6);
      const steel = mix(palette.deep, palette.paper, 0.55);
      const off = 220 * eased((t - 1.7) / 1.1);
      const fall = Math.max(0, t - 1.35);
      const jaw = (side: number): string =>
        tilted(
          side * (13 - 13 * shut),
          20,
          180,
          path(
            d`M-60 ${180 + side * 6}H160Q214 ${180 + side * 8} 226 ${180 + side * 30}H200Q186 ${180 + side * 44} 150 ${180 + side * 40}H-60Z`,
            steel,
          ),
        );
      return (
        rect(-10, -10, 660, 380, mix(palette.middle, palette.darkest, 0.35)) +
        [0, 1, 2, 3, 4]
          .map((i) =>
            circle(90 + i * 130, 60 + (i % 2) * 230 + 6 * Math.sin(t + i), 40, palette.second, {
              opacity: 0.16,
            }),
          )
          .join('') +
        ticket(context, { x: 340, y: 180, w: 430, tilt: -2 + Math.sin(t * 1.2), isPunched }) +
        (isPunched
          ? tilted(
              fall * 160,
              220,
              180 + fall * fall * 240,
              path(khatam(220, 180 + fall * fall * 240, 58), palette.paper),
            )
          : '') +
        group({ transform: `translate(${(-off).toFixed(1)} 0)` }, jaw(-1), jaw(1))
      );
    },
    lines: [
      {
        at: 1.5,
        en: 'Four years. The first hole\nin the second ticket.',
        ar: 'أول ثقب في التذكرة الثانية\nمنذ أربع سنوات.',
      },
    ],
    effects: [{ at: 1.3, sound: 'click', level: 1 }],
  },
];
