import { mix } from '../../core/color';
import { bust } from '../../figures/bust';
import { path, stroke } from '../../drawing/svg';
import { d } from '../../geometry/point';
import { eased } from '../draw-story';
import { specks } from '../props/weather';
import type { Drawing, Shot } from '../story';
import { bag, goatSeller, traveller } from './cast';
import { nearRim, oreField, ride } from './deck';
import { desert, sun } from './desert';
import { goat } from './goat';
import { handOf, seated, veilEnd } from './seated';
import { teaGlass } from './tea';
import { travelMap } from './travel-map';
import { climbing } from './climb';
import { tea } from './tea-round';

const meeting = ride((context) => {
  const { colours, t } = context;
  const talk = Math.max(0, Math.sin(t * 2.4));
  return [
    veilEnd(210, 164, 31, t, traveller(colours).cloth),
    seated({
      x: 200,
      y: 268,
      z: 31,
      who: traveller(colours),
      head: 'veil',
      hand: [1.3, -1],
      nod: 5 + Math.sin(t * 1.3) * 3,
    }),
    bag(126, 248, 16, colours),
    goat(
      { x: 330, y: 268, size: 64, t, isTurned: t > 4.6, isChewing: true, nod: 4 * Math.sin(t * 1.1) },
      colours,
    ),
    seated({
      x: 470,
      y: 270,
      z: 32,
      who: goatSeller(colours),
      head: 'turban',
      hand: [-1.8 - talk * 0.3, -1.9 - talk * 0.6],
      nod: -4 - Math.sin(t * 1.7) * 4,
    }),
  ].join('');
});

const dusty: Drawing = (context) => {
  const { W, H, colours, t } = context;
  const her = traveller(colours, 0.1 + 0.12 * context.share);
  const y = 156 + Math.sin(t * 8) * 1;
  const wrap = eased((t - 1) / 2.4);
  const top = y + 80 - wrap * 74;
  return [
    desert(context, { horizon: 0.5, speed: 260 }),
    oreField(W, H, 290, colours, 7),
    veilEnd(330, y + 34, 96, t, mix(her.cloth, her.fold, 0.3), 3.6),
    bust({
      x: 296,
      y,
      z: 112,
      foot: 380,
      head: 'veil',
      look: her.look,
      body: her.cloth,
      rim: her.fold,
      hasPin: false,
    }),
    path(
      d`M228 ${y + 116}C232 ${top + 24} 244 ${top + 6} 254 ${top}Q296 ${top + 22} 338 ${top}C348 ${top + 6} 360 ${top + 24} 364 ${y + 116}Z`,
      mix(her.look.accent, her.fold, 0.3),
      { opacity: Math.min(1, wrap * 5) },
    ),
    stroke(d`M256 ${top + 16}Q296 ${top + 38} 336 ${top + 16}`, her.fold, 4, { opacity: wrap }),
    specks(context, mix(colours.palette.deep, colours.palette.second, 0.2), {
      amount: 130,
      speed: 330,
      size: 2,
    }),
    specks({ ...context, t: t + 9 }, colours.paper, { amount: 50, speed: 240, size: 1.4 }),
  ].join('');
};

const reading = ride(
  (context) => {
    const { colours, t } = context;
    const { deep, middle, light, second, paper } = colours.palette;
    const her = {
      x: 128,
      y: 268,
      z: 31,
      who: traveller(colours),
      head: 'veil' as const,
      hand: [1.1, -2.4 - 0.3 * Math.sin(t * 1.4)] as const,
    };
    const him = {
      x: 262,
      y: 270,
      z: 31,
      who: goatSeller(colours),
      head: 'turban' as const,
      hand: [-1.1, -2.3 + 0.3 * Math.sin(t * 1.4)] as const,
      nod: -5,
    };
    const [hx, hy] = handOf(her);
    const [mx, my] = handOf(him);
    const eaten = eased((t - 1) / 6) * 46;
    const tug = Math.sin(t * 4.4) * 4;
    return [
      seated(her),
      seated(him),
      teaGlass(hx, hy + 3, 22, 0.7, colours),
      teaGlass(mx, my + 3, 22, 0.5, colours),
      path(
        d`M${512 + eaten} ${196 + tug}L600 ${182 - tug * 0.3}L618 262H${520 + eaten}Q${508 + eaten} ${246} ${516 + eaten} ${232}T${512 + eaten} ${196 + tug}Z`,
        mix(paper, light, 0.16),
        { stroke: mix(paper, deep, 0.35), 'stroke-width': 1.2 },
      ),
      path(d`M${Math.min(600, 548 + eaten * 0.7)} 196L600 190L606 232L572 222Z`, mix(middle, paper, 0.5)),
      stroke(d`M${528 + eaten} 244Q566 228 604 246`, mix(second, deep, 0.2), 2.6),
      goat(
        { x: 450 + eaten, y: 272, size: 76, t, isChewing: true, nod: 22 + Math.sin(t * 4.4) * 4 },
        colours,
      ),
    ].join('');
  },
  { horizon: 0.44 },
);

/** Up the ladder; the man, the goat, the tea. */
export const WAGON_ACT: readonly Shot[] = [
  {
    seconds: 7,
    seed: 'iron ladder',
    mode: 'blaze',
    front: climbing,
    camera: [
      { x: 0.5, y: 0.72, zoom: 1.3 },
      { x: 0.52, y: 0.4, zoom: 1.12 },
    ],
    lines: [
      { en: 'No ticket, no seat, no door. A ladder.', ar: 'لا تذكرة ولا مقعد ولا باب. سلّمٌ فقط.' },
      { at: 3.6, en: 'And at the top of it, a hand.', ar: 'وفي أعلاه… يد.' },
    ],
    effects: [0.3, 1.4, 2.5, 3.6, 4.7].map((at) => ({ at, sound: 'knock' as const, level: 0.4 })),
  },
  {
    seconds: 8,
    seed: 'iron meeting',
    mode: 'paper',
    back: ({ colours }) => sun(320, 92, 46, colours),
    front: meeting,
    near: (context) => nearRim(context, 334),
    camera: [
      { x: 0.5, y: 0.58, zoom: 1.12 },
      { x: 0.54, y: 0.6, zoom: 1.3 },
    ],
    lines: [
      { en: 'The hand sells goats in Nouadhibou.', ar: 'صاحب اليد يبيع الماعز في نواذيبو.' },
      {
        at: 3.4,
        en: 'This one he has been selling for three years.',
        ar: 'وهذه المعزاة يبيعها منذ ثلاث سنوات.',
      },
    ],
  },
  {
    seconds: 7,
    seed: 'iron dust',
    mode: 'blaze',
    front: dusty,
    camera: [
      { x: 0.48, y: 0.5, zoom: 1.05 },
      { x: 0.48, y: 0.46, zoom: 1.2 },
    ],
    lines: [
      { en: 'The dust of the ore is finer than flour.', ar: 'غبار الحديد أنعم من الطحين.' },
      { at: 3.4, en: 'It goes everywhere. It has no ticket either.', ar: 'يدخل كلّ مكان. وهو أيضًا بلا تذكرة.' },
    ],
    effects: [{ at: 0.8, sound: 'whoosh', level: 0.4 }],
  },
  {
    seconds: 9,
    seed: 'iron tea',
    mode: 'paper',
    front: tea,
    camera: [
      { x: 0.42, y: 0.6, zoom: 1.1 },
      { x: 0.54, y: 0.6, zoom: 1.16 },
    ],
    lines: [
      { en: 'The first glass is bitter, like the road.', ar: 'الكأس الأولى مرّةٌ كالطريق.' },
      { at: 3.3, en: 'The second is gentle, like company.', ar: 'والثانية لطيفةٌ كالرفقة.' },
      { at: 6.2, en: 'The third is sweet, like arriving.', ar: 'والثالثة حلوةٌ كالوصول.' },
    ],
    effects: [0.6, 3.6, 3.9, 6.6, 6.9, 7.2].map((at) => ({ at, sound: 'drop' as const, level: 0.4 })),
  },
  {
    seconds: 8,
    seed: 'iron reading',
    mode: 'blaze',
    front: reading,
    near: (context) => nearRim(context, 340),
    camera: [
      { x: 0.34, y: 0.6, zoom: 1.3 },
      { x: 0.66, y: 0.6, zoom: 1.34 },
    ],
    lines: [
      { en: 'Meanwhile the goat was reading my map.', ar: 'في هذه الأثناء كانت المعزاة تقرأ خريطتي.' },
      { at: 3.7, en: 'She read from the south, with appetite.', ar: 'قرأتها من الجنوب، وبشهيّة.' },
    ],
    effects: [2.2, 3.6, 5, 6.4].map((at) => ({ at, sound: 'paper' as const, level: 0.45 })),
  },
  {
    seconds: 6,
    seed: 'iron map eaten',
    mode: 'paper',
    front: (context) =>
      travelMap(context, {
        road: 1,
        rails: 0.62 * eased((context.t - 2.2) / 3.4),
        bitten: eased(context.t / 1.6),
      }) +
      goat(
        {
          x: 152,
          y: 424 + 170 * eased((context.t - 2) / 1.2),
          size: 118,
          t: context.t,
          isChewing: true,
          nod: 14 + 8 * Math.sin(context.t * 6),
        },
        context.colours,
      ),
    camera: [
      { x: 0.42, y: 0.64, zoom: 1.34 },
      { x: 0.52, y: 0.44, zoom: 1.14 },
    ],
    lines: [
      { en: 'She ate the capital.', ar: 'أكلت العاصمة.' },
      { at: 2.6, en: 'Luckily, I had already seen it.', ar: 'من حسن الحظّ أنّي كنتُ قد زرتها.' },
    ],
    effects: [0.2, 0.7, 1.2].map((at) => ({ at, sound: 'paper' as const, level: 0.5 })),
  },
];
