import { stars } from '../props/weather';
import type { Shot } from '../story';
import { nearRim } from './deck';
import { sun } from './desert';
import { dawn, face } from './dusty-morning';
import { firstSea, pouring, bargain } from './arrival';
import { keeping } from './keepsake';

/** Morning, the sea, the port, and what she keeps. */
export const SEA_ACT: readonly Shot[] = [
  {
    seconds: 7,
    seed: 'iron dawn',
    mode: 'paper',
    fadeIn: 0.8,
    back: ({ colours, t }) => sun(320, 150 - t * 3, 44, colours),
    front: dawn,
    near: (context) => nearRim(context, 336),
    camera: [
      { x: 0.5, y: 0.6, zoom: 1.16 },
      { x: 0.5, y: 0.62, zoom: 1.34 },
    ],
    lines: [
      { en: 'In the morning all three of us were one colour.', ar: 'في الصباح صرنا ثلاثتنا بلونٍ واحد.' },
      { at: 3.8, en: 'The goat took it personally.', ar: 'المعزاة أخذتها على محملٍ شخصي.' },
    ],
    effects: [{ at: 3.7, sound: 'whoosh', level: 0.35 }],
  },
  {
    seconds: 6,
    seed: 'iron face',
    mode: 'blaze',
    front: face,
    camera: [
      { x: 0.46, y: 0.48, zoom: 1.06 },
      { x: 0.45, y: 0.44, zoom: 1.24 },
    ],
    lines: [
      {
        at: 0.5,
        for: 4.6,
        en: 'Only where the veil had been was I still me.',
        ar: 'لم يبقَ منّي أنا إلّا ما غطّاه اللثام.',
      },
    ],
  },
  {
    seconds: 7,
    seed: 'iron sea',
    mode: 'paper',
    front: firstSea,
    camera: [
      { x: 0.44, y: 0.62, zoom: 1.32 },
      { x: 0.5, y: 0.52, zoom: 1.05 },
    ],
    lines: [
      { en: 'Salt on the tongue, before the blue.', ar: 'ذقنا الملح قبل أن نرى الأزرق.' },
      { at: 3.6, en: 'Then the blue.', ar: 'ثمّ رأينا الأزرق.' },
    ],
    effects: [{ at: 3.4, sound: 'horn', level: 0.3 }],
  },
  {
    seconds: 7,
    seed: 'iron pouring',
    mode: 'blaze',
    front: pouring,
    camera: [
      { x: 0.42, y: 0.42, zoom: 1.3 },
      { x: 0.5, y: 0.5, zoom: 1.03 },
    ],
    lines: [
      { en: 'Here the mountain is poured out, wagon by wagon.', ar: 'هنا يُسكب الجبل، عربةً بعد عربة.' },
      { at: 3.8, en: 'It will be bridges. And teaspoons.', ar: 'سيصير جسورًا. وملاعقَ شاي.' },
    ],
    effects: [{ at: 0.2, sound: 'door', level: 0.7 }],
  },
  {
    seconds: 8,
    seed: 'iron bargain',
    mode: 'dusk',
    scene: 'harbour',
    front: bargain,
    camera: [
      { x: 0.46, y: 0.6, zoom: 1.16 },
      { x: 0.52, y: 0.58, zoom: 1.06 },
    ],
    lines: [
      { en: 'A buyer looked at the goat. The goat looked back.', ar: 'نظر المشتري إلى المعزاة. ونظرت إليه.' },
      {
        at: 3.9,
        en: 'The price went up. They took the empty train home.',
        ar: 'فارتفع السعر، وعادا معًا في القطار الفارغ.',
      },
    ],
    effects: [5.2, 5.8, 6.4, 7].map((at) => ({ at, sound: 'step' as const, level: 0.3 })),
  },
  {
    seconds: 10,
    seed: 'iron hand after',
    mode: 'dusk',
    light: { x: 0.26, y: 0.34, r: 0.2 },
    fadeOut: 1,
    back: (context) => stars(context, context.colours.paper, { amount: 40, horizon: 0.5 }),
    front: keeping,
    camera: [
      { x: 0.38, y: 0.6, zoom: 1.3 },
      { x: 0.5, y: 0.5, zoom: 1 },
    ],
    lines: [
      { at: 0.4, en: 'I washed for three days. This is what stayed.', ar: 'اغتسلتُ ثلاثة أيّام، وهذا ما بقي.' },
      {
        at: 4,
        for: 3.4,
        en: 'One spoonful. Enough to sweeten the next road.',
        ar: 'ملعقةٌ واحدة. تكفي لتحلية الطريق القادمة.',
      },
    ],
  },
];
