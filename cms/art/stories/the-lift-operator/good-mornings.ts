import { circle, group, path } from '../../drawing/svg';
import { rosette } from '../../drawing/rosette';
import { khatam } from '../../geometry/star';
import { eased } from '../draw-story';
import type { Drawing, Shot } from '../story';
import { birds } from '../props/weather';
import { race, twinsEnter } from './arrivals';
import { controls, nodOnce, visiting } from './day-props';
import { house, street } from './house';
import { closing, jacket } from './jacket';
import { gate, shoulder } from './passing';

/** Draws the sun as a rosette that rises behind the roofs. */
export const sun =
  (x: number, from: number, to: number): Drawing =>
  ({ colours, share }) => {
    const y = from + (to - from) * share;
    return (
      circle(x, y, 52, colours.palette.second, { opacity: 0.9 }) +
      rosette('interlace', x, y, 48, colours.palette.paper, 1.2)
    );
  };

const title: Drawing = ({ colours, t, writer, definitions }) => {
  const shown = eased(t / 0.8) * (1 - eased((t - 3.5) / 0.7));
  if (shown <= 0) return '';
  const line = (text: string, y: number, begin: number): string =>
    writer.write(
      {
        text,
        locale: 'ar',
        x: 626,
        y,
        size: 27,
        color: colours.palette.deep,
        weight: 700,
        written: eased((t - begin) / 1.2),
      },
      definitions,
    );
  return group(
    { opacity: shown },
    line('عامل', 50, 0.2),
    line('المصعد', 84, 1),
    path(khatam(616, 106, 7), colours.palette.second),
  );
};

const dressed: Drawing = (context) => {
  const done = Math.min(6, 1 + (context.t / 4.6) * 5);
  return jacket(context, Math.floor(done), null) + (done < 6 ? closing(context, done) : '');
};

const dayPasses: Drawing = (context) => {
  const { t } = context;
  return house(context, { cabin: 3 - 3 * Math.cos(t * 1.1), leaves: 4 });
};

/** The first act: the house, and good morning to every floor. */
export const GOOD_MORNINGS: readonly Shot[] = [
  {
    seconds: 8,
    seed: 'lift house',
    mode: 'paper',
    camera: [
      { x: 0.5, y: 0.3, zoom: 1 },
      { x: 0.5, y: 0.62, zoom: 1.35 },
    ],
    fadeIn: 1,
    back: (context) =>
      sun(566, 230, 170)(context) + birds(context, context.colours.near, { height: 0.2 }) + street(context),
    front: (context) => house(context, { cabin: 2.6 * eased((context.t - 2) / 5.4), leaves: 2 }),
    over: title,
    lines: [
      {
        at: 3,
        en: 'In the oldest house on the street, the lift has a man in it.',
        ar: 'في أقدم بيتٍ في الشارع، داخل المصعد رجل.',
      },
    ],
    effects: [{ at: 2, sound: 'door', level: 0.4 }],
  },
  {
    seconds: 6,
    seed: 'lift jacket',
    mode: 'paper',
    camera: [
      { x: 0.5, y: 0.7, zoom: 1.25 },
      { x: 0.5, y: 0.45, zoom: 1.02 },
    ],
    front: dressed,
    lines: [
      {
        at: 0.6,
        en: 'Six floors. Six buttons, all of them on his jacket.',
        ar: 'ستة أدوار. وستة أزرار، كلّها على سترته.',
      },
    ],
    effects: [1, 2, 3, 4, 4.6].map((at) => ({ at, sound: 'click', level: 0.25 })),
  },
  {
    seconds: 5,
    seed: 'lift lever',
    mode: 'paper',
    camera: [
      { x: 0.7, y: 0.6, zoom: 1.35 },
      { x: 0.5, y: 0.5, zoom: 1 },
    ],
    front: controls(0, 1),
    lines: [
      {
        en: 'He never looks at the arrow. His knees know the floor.',
        ar: 'لا ينظر إلى السهم أبدًا. ركبتاه تعرفان الدور.',
      },
    ],
    effects: [
      { at: 0.9, sound: 'click' },
      { at: 4.2, sound: 'bell', level: 0.4 },
    ],
  },
  {
    seconds: 7,
    seed: 'lift one',
    mode: 'paper',
    front: visiting(1),
    near: gate,
    over: shoulder(nodOnce),
    lines: [
      {
        en: 'First floor: a child who has quarrelled with one note.',
        ar: 'الدور الأول: طفلةٌ متخاصمة مع نغمةٍ واحدة.',
      },
      { at: 4.3, en: '“Good morning, One.”', ar: '«صباح الخير يا أوّل.»' },
    ],
  },
  {
    seconds: 6,
    seed: 'lift two',
    mode: 'paper',
    front: visiting(2),
    near: gate,
    over: shoulder(nodOnce),
    lines: [
      {
        en: 'Second: onions, on Tuesdays. On Tuesdays he goes slowly.',
        ar: 'الثاني: بصلٌ يُقلى كلّ ثلاثاء. ويوم الثلاثاء يمرّ على مهل.',
      },
    ],
  },
  {
    seconds: 6,
    seed: 'lift three',
    mode: 'paper',
    camera: [
      { x: 0.45, y: 0.5, zoom: 1 },
      { x: 0.5, y: 0.5, zoom: 1.12 },
    ],
    front: twinsEnter,
    lines: [
      {
        en: 'Third: the twins. One bag is heavier, so they swap every day.',
        ar: 'الثالث: التوأم. حقيبةٌ أثقل من الأخرى، فيتبادلانها كلّ يوم.',
      },
    ],
    effects: [0.8, 1.3, 1.8, 2.3, 2.7].map((at) => ({ at, sound: 'step', level: 0.5 })),
  },
  {
    seconds: 6,
    seed: 'lift four',
    mode: 'paper',
    front: visiting(4),
    near: gate,
    over: shoulder(nodOnce),
    lines: [
      {
        en: 'Fourth: the dentist, who always hums before the drill.',
        ar: 'الرابع: طبيب الأسنان. يدندن دائمًا قبل أن يشغّل المثقاب.',
      },
    ],
  },
  {
    seconds: 9,
    seed: 'lift five',
    mode: 'paper',
    camera: [
      { x: 0.5, y: 0.5, zoom: 1 },
      { x: 0.44, y: 0.42, zoom: 1.16 },
    ],
    front: visiting(5, ({ t }) => 2 + eased((t - 3.6) / 1.2) + eased((t - 5.4) / 1.2)),
    near: gate,
    over: shoulder((t) => nodOnce(t) + nodOnce(t - 3.4)),
    lines: [
      {
        en: 'Fifth: a widow and a plant. On Monday, two leaves.',
        ar: 'الخامس: أرملةٌ ونبتة. يوم الاثنين ورقتان.',
      },
      {
        at: 4.6,
        en: 'By Thursday, four. He goes slowly, to count.',
        ar: 'ويوم الخميس أربع. يبطئ قليلًا ليعدّها.',
      },
    ],
    effects: [{ at: 4.4, sound: 'drop', level: 0.3 }],
  },
  {
    seconds: 8,
    seed: 'lift six',
    mode: 'paper',
    front: race,
    lines: [
      {
        en: 'Sixth: a bride. The dress needed the whole cabin.',
        ar: 'السادس: عروس. احتاج الفستان إلى المصعد كلّه.',
      },
      {
        at: 4,
        en: 'So he took the stairs, and was there to open.',
        ar: 'فصعد هو على السلّم، ووصل قبلها ليفتح الباب.',
      },
    ],
    effects: [
      ...Array.from({ length: 14 }, (_, i) => ({ at: 0.5 + i * 0.36, sound: 'step', level: 0.4 }) as const),
      { at: 7, sound: 'bell', level: 0.5 },
    ],
  },
  {
    seconds: 6,
    seed: 'lift day',
    mode: 'dusk',
    camera: [
      { x: 0.5, y: 0.5, zoom: 1.3 },
      { x: 0.5, y: 0.5, zoom: 1 },
    ],
    back: (context) => sun(80, 96, 230)(context) + street(context, eased((context.t - 1) / 3)),
    front: dayPasses,
    effects: [1.4, 2.8, 4.3].map((at) => ({ at, sound: 'bell', level: 0.3 })),
  },
];
