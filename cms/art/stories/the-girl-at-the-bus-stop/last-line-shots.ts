import type { Shot } from '../story';
import { eased } from '../draw-story';
import { rect } from '../../drawing/svg';
import { drawer } from './drawer';
import { AGAIN_SECONDS, allMornings } from './morning';
import { page, type PageLine } from './page';
import { loweredSheet, microphone, passedSheet, rim, salimToday, studioRoom, studioTable } from './studio';
import { stationer } from './street';

const WRITTEN: readonly PageLine[] = [
  { text: 'الصباح الثامن: طائر.', row: 0, from: -9, seconds: 1 },
  { text: 'الصباح التاسع: الهجرة.', row: 1, from: -9, seconds: 1 },
  { text: 'الصباح العاشر: الباص.', row: 2, from: -9, seconds: 1 },
];

const LAST_LINE = 'أنا لم أتحرّك من جانب العمود.';

/** The paper, the drawer, the last line and what follows from it. */
export const LAST_LINE_SHOTS: readonly Shot[] = [
  {
    seconds: 5,
    seed: 'stationer',
    mode: 'dusk',
    camera: [
      { x: 0.5, y: 0.5, zoom: 1 },
      { x: 0.6, y: 0.5, zoom: 1.12 },
    ],
    front: stationer,
    effects: [
      { at: 1.2, sound: 'bell', level: 0.4 },
      { at: 3.6, sound: 'door', level: 0.4 },
    ],
    lines: [
      {
        at: 0.4,
        en: 'At the stationer’s I asked for paper. That word came easily.',
        ar: 'طلبتُ ورقًا. خرجت الكلمة من أول مرّة.',
      },
    ],
  },
  {
    seconds: 7,
    seed: 'page eleventh',
    mode: 'dusk',
    camera: [
      { x: 0.5, y: 0.4, zoom: 1.05 },
      { x: 0.52, y: 0.62, zoom: 1.2 },
    ],
    front: page([...WRITTEN, { text: 'أكتب لأن الورق لا يرفع رأسه.', row: 3, from: 0.4, seconds: 3 }], {
      rowHeight: 50,
    }),
    effects: [{ at: 0.4, sound: 'paper', level: 0.4 }],
    lines: [
      {
        at: 0.4,
        for: 3.6,
        en: '“I am writing because paper does not look up.”',
        ar: 'ولو رفع رأسه لطويتُه.',
      },
      {
        at: 4.1,
        en: 'One more line, then the envelope.',
        ar: 'بقي سطر واحد. ثم لصقتُ الظرف.',
      },
    ],
  },
  {
    seconds: 7,
    seed: 'drawer',
    mode: 'night',
    camera: [
      { x: 0.5, y: 0.5, zoom: 1 },
      { x: 0.5, y: 0.5, zoom: 1.04 },
    ],
    front: drawer,
    effects: [
      { at: 1.2, sound: 'paper', level: 0.4 },
      { at: 2.1, sound: 'click', level: 0.4 },
      { at: 2.9, sound: 'paper', level: 0.4 },
      { at: 6.6, sound: 'knock', level: 0.6 },
    ],
    lines: [
      {
        at: 0.6,
        en: 'Then a drawer: under bills, guarantees and the spare spectacles.',
        ar: 'ثم الدرج: تحت الفواتير والضمانات ونظّارة الاحتياط.',
      },
    ],
  },
  {
    seconds: 6,
    seed: 'studio pass',
    mode: 'night',
    camera: [
      { x: 0.52, y: 0.5, zoom: 1.06 },
      { x: 0.48, y: 0.56, zoom: 1.26 },
    ],
    front: (context) =>
      studioRoom(context, 320, {}, 124) +
      rim(context, 178, 166, 76, 'rest', 1) +
      salimToday(context, 470, 160, 78, 0.3) +
      studioTable(context) +
      passedSheet(context, (context.t - 1.2) / 2.4) +
      microphone(context, 236, 232, 268, 17) +
      microphone(context, 404, 232, 362, 17),
    effects: [{ at: 1.3, sound: 'paper', level: 0.5 }],
    lines: [
      {
        at: 0.4,
        en: 'I stopped before the last line and gave Rim the page.',
        ar: 'وقفتُ قبل السطر الأخير وناولتُ ريم الورقة.',
      },
    ],
  },
  {
    seconds: 6,
    seed: 'page last',
    mode: 'dusk',
    camera: [
      { x: 0.54, y: 0.5, zoom: 1.16 },
      { x: 0.52, y: 0.64, zoom: 1.36 },
    ],
    front: page(
      [
        { text: 'أكتب لأن الورق لا يرفع رأسه.', row: 2, from: -9, seconds: 1 },
        { text: LAST_LINE, row: 3, from: 0.5, seconds: 2.6 },
      ],
      {
        isOld: true,
        hasHand: false,
        rowHeight: 50,
        over: ({ t, colours }) =>
          rect(
            512 - 392 * eased((t - 0.5) / 2.6),
            226,
            392 * eased((t - 0.5) / 2.6),
            4,
            colours.palette.light,
          ),
      },
    ),
    lines: [
      {
        at: 0.6,
        en: '“I never once moved from beside the pole.” Rim read it twice.',
        ar: 'قرأته ريم مرّة للناس، ومرّة لنفسها.',
      },
    ],
  },
  {
    seconds: 5,
    seed: 'rim asks',
    mode: 'night',
    camera: [
      { x: 0.5, y: 0.5, zoom: 1.02 },
      { x: 0.48, y: 0.47, zoom: 1.14 },
    ],
    front: (context) =>
      studioRoom(context, 430, {}, 124) +
      rim(context, 290, 152, 108, 'rest', -1) +
      loweredSheet(context, 300) +
      studioTable(context) +
      microphone(context, 410, 220, 452, 28),
    lines: [
      {
        at: 0.8,
        en: '“Salim,” she said. “Then who did?”',
        ar: '«سليم»، قالت، «فمَن الذي كان يقترب؟»',
      },
    ],
  },
  {
    seconds: 11,
    seed: 'again',
    mode: 'dusk',
    camera: [
      { x: 0.5, y: 0.5, zoom: 1 },
      { x: 0.66, y: 0.56, zoom: 1.3 },
    ],
    front: allMornings,
    effects: Array.from({ length: 10 }, (_, i) => ({
      at: i * AGAIN_SECONDS,
      sound: 'step' as const,
      level: 0.4 + i * 0.05,
    })),
  },
  {
    seconds: 5,
    seed: 'salim silent',
    mode: 'night',
    camera: [
      { x: 0.5, y: 0.46, zoom: 1.12 },
      { x: 0.5, y: 0.46, zoom: 1.02 },
    ],
    front: (context) =>
      studioRoom(context, 190, { dark: 3.6 }) +
      salimToday(context, 340, 150, 112, eased((context.t - 1) / 1.6)) +
      studioTable(context) +
      microphone(context, 226, 222, 188, 27),
    effects: [{ at: 3.6, sound: 'click', level: 0.6 }],
    lines: [
      {
        at: 0.7,
        en: 'In thirty years I had never thought to ask.',
        ar: 'ثلاثون سنة، ولم يخطر لي أن أسأل.',
      },
    ],
  },
];
