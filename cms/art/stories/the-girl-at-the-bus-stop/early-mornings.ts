import type { Shot } from '../story';
import { birds, specks } from '../props/weather';
import { rainFromAbove } from './above';
import { bookCover } from './book';
import { plainMorning, raisedHand, twoCoffees } from './morning';
import { page } from './page';
import { plate } from './plate';
import { busNear, busPasses } from './street';

/** The first four mornings: ten paving stones, then nine, eight, seven. */
export const EARLY_MORNINGS: readonly Shot[] = [
  {
    seconds: 9,
    seed: 'stop first',
    mode: 'paper',
    composition: 'sun',
    light: { x: 0.42, y: 0.1, r: 0.2 },
    camera: [
      { x: 0.5, y: 0.5, zoom: 1 },
      { x: 0.5, y: 0.62, zoom: 1.1 },
    ],
    front: (context) =>
      plainMorning(10)(context) + birds(context, context.colours.palette.deep, { height: 0.12, speed: 46 }),
    over: plate('الصباح الأول', 'عشر بلاطات'),
    effects: [{ at: 0.3, sound: 'click', level: 0.4 }],
    lines: [
      {
        at: 0.6,
        for: 4,
        en: 'The first morning: ten paving stones between you and me.',
        ar: 'عددتُها. العدّ أسهل من الكلام.',
      },
      {
        at: 4.8,
        en: 'You read standing up, the way other people lean on a wall.',
        ar: 'كنتِ تقرئين واقفةً، كما يتّكئ غيرك على جدار.',
      },
    ],
  },
  {
    seconds: 5,
    seed: 'cover',
    mode: 'paper',
    camera: [
      { x: 0.5, y: 0.5, zoom: 1.02 },
      { x: 0.5, y: 0.42, zoom: 1.16 },
    ],
    front: bookCover,
    lines: [
      {
        at: 0.4,
        en: '“A Guide to Birds.” In a street that had one kind.',
        ar: 'في شارع لا طيور فيه إلا الدوريّ.',
      },
    ],
  },
  {
    seconds: 6,
    seed: 'stop second',
    mode: 'dusk',
    camera: [
      { x: 0.62, y: 0.6, zoom: 1.22 },
      { x: 0.5, y: 0.55, zoom: 1.08 },
    ],
    front: (context) => raisedHand(9, 1.4)(context) + busPasses(3.9, 9)(context),
    over: plate('الصباح الثاني', 'تسع بلاطات'),
    effects: [
      { at: 0.3, sound: 'click', level: 0.4 },
      { at: 2.5, sound: 'horn', level: 0.35 },
      { at: 4, sound: 'door', level: 0.4 },
    ],
    lines: [
      {
        at: 0.6,
        for: 2.6,
        en: 'Nine. I had prepared a “good morning”.',
        ar: 'حضّرتُ لكِ «صباح الخير» من الليل.',
      },
      { at: 3.4, en: 'The bus was better prepared.', ar: 'وكان الباص أسرع مني.' },
    ],
  },
  {
    seconds: 6,
    seed: 'bus near',
    mode: 'dusk',
    camera: [
      { x: 0.42, y: 0.42, zoom: 1.3 },
      { x: 0.6, y: 0.55, zoom: 1.12 },
    ],
    front: busNear,
    effects: [{ at: 1.4, sound: 'whoosh', level: 0.5 }],
    lines: [
      {
        at: 0.3,
        en: '“14, Corniche.” Yours. Mine came four minutes later: time for regret.',
        ar: 'هذا باصك. وباصي بعده بأربع دقائق تكفي للندم.',
      },
    ],
  },
  {
    seconds: 6,
    seed: 'rain above',
    mode: 'night',
    camera: [
      { x: 0.5, y: 0.5, zoom: 1.02 },
      { x: 0.5, y: 0.5, zoom: 1.08 },
    ],
    front: rainFromAbove,
    over: plate('الصباح الثالث', 'ثماني بلاطات'),
    effects: [{ at: 0.3, sound: 'click', level: 0.4 }],
    lines: [
      {
        at: 0.6,
        en: 'Eight, and rain. You had an umbrella. I had yesterday’s paper.',
        ar: 'معكِ مظلّة، ومعي جريدة أمس. المطر لا يعدل.',
      },
    ],
  },
  {
    seconds: 7,
    seed: 'page blot',
    mode: 'dusk',
    camera: [
      { x: 0.58, y: 0.36, zoom: 1.14 },
      { x: 0.5, y: 0.4, zoom: 1.22 },
    ],
    front: page(
      [
        { text: 'الصباح الثالث: مطر.', row: 0, from: -3, seconds: 1 },
        { text: 'لو سألتِني لقلتُ: تفضّلي.', row: 1, from: 0.2, seconds: 2.4, struck: 3.1 },
      ],
      { spot: { at: 4.2, x: 330, y: 176 } },
    ),
    effects: [
      { at: 3.1, sound: 'paper', level: 0.4 },
      { at: 4.2, sound: 'drop', level: 0.6 },
    ],
    lines: [
      {
        at: 0.4,
        for: 3.4,
        en: '“Had you asked: come under.” Under what?',
        ar: 'تفضّلي إلى أين؟ تحت الجريدة؟',
      },
      { at: 4.4, en: 'Here the pen gave up as well.', ar: 'حتى القلم لم يصدّق.' },
    ],
  },
  {
    seconds: 6,
    seed: 'stop fourth',
    mode: 'blaze',
    camera: [
      { x: 0.62, y: 0.55, zoom: 1.34 },
      { x: 0.66, y: 0.58, zoom: 1.48 },
    ],
    front: (context) =>
      twoCoffees(7)(context) + specks(context, context.colours.palette.paper, { amount: 26, speed: 8 }),
    over: plate('الصباح الرابع', 'سبع بلاطات'),
    effects: [{ at: 0.3, sound: 'click', level: 0.4 }],
    lines: [
      {
        at: 0.6,
        for: 2.4,
        en: 'Seven. I bought two coffees.',
        ar: 'اشتريتُ فنجانين من القهوة.',
      },
      { at: 3.6, en: 'I drank two coffees.', ar: 'وشربتُ فنجانين.' },
    ],
  },
  {
    seconds: 7,
    seed: 'page practice',
    mode: 'dusk',
    camera: [
      { x: 0.6, y: 0.34, zoom: 1.2 },
      { x: 0.56, y: 0.46, zoom: 1.2 },
    ],
    front: page([
      { text: 'مرحبًا', row: 0, from: 0.2, seconds: 0.7, struck: 1.1 },
      { text: 'صباح الخير', row: 1, from: 1.6, seconds: 0.8, struck: 2.6 },
      { text: 'عفوًا، كم الساعة؟', row: 2, from: 3.1, seconds: 1.3, struck: 4.8 },
    ]),
    effects: [
      { at: 1.1, sound: 'paper', level: 0.4 },
      { at: 2.6, sound: 'paper', level: 0.4 },
      { at: 4.8, sound: 'paper', level: 0.5 },
    ],
    lines: [
      {
        at: 0.3,
        for: 4,
        en: '“Hello.” “Good morning.” “Excuse me, what time is it?”',
        ar: 'تمرّنتُ عليها كلّها أمام المرآة.',
      },
      { at: 4.9, en: 'I was wearing a watch.', ar: 'والساعة في يدي.' },
    ],
  },
];
