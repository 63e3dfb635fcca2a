import type { Shot } from '../story';
import { specks } from '../props/weather';
import { lastChapter } from './book';
import { schoolPasses } from './low-view';
import { eleventhMorning, fogMorning, plainMorning, tenthMorning, windMorning } from './morning';
import { plate } from './plate';
import { backsAndSparrow, busPasses, nearestPair } from './street';

/** From the fifth morning, in fog, to the tenth, with one paving stone left. */
export const LATE_MORNINGS: readonly Shot[] = [
  {
    seconds: 5,
    seed: 'stop fifth',
    mode: 'paper',
    camera: [
      { x: 0.58, y: 0.58, zoom: 1.3 },
      { x: 0.64, y: 0.6, zoom: 1.36 },
    ],
    front: fogMorning(6),
    over: plate('الصباح الخامس', 'ستّ بلاطات'),
    effects: [
      { at: 0.3, sound: 'click', level: 0.4 },
      { at: 1.6, sound: 'paper', level: 0.6 },
    ],
    lines: [
      {
        at: 0.5,
        en: 'Fog. I heard a page turn, nearer than I had thought.',
        ar: 'سمعتُ صفحةً تُقلب، أقرب مما ظننت.',
      },
    ],
  },
  {
    seconds: 5,
    seed: 'school',
    mode: 'blaze',
    camera: [
      { x: 0.5, y: 0.5, zoom: 1 },
      { x: 0.5, y: 0.54, zoom: 1.06 },
    ],
    front: schoolPasses,
    over: plate('الصباح السادس', 'خمس بلاطات'),
    effects: [
      { at: 0.3, sound: 'bell', level: 0.4 },
      { at: 1.4, sound: 'step', level: 0.5 },
      { at: 1.9, sound: 'step', level: 0.5 },
      { at: 2.4, sound: 'step', level: 0.5 },
    ],
    lines: [
      {
        at: 0.6,
        en: 'Five. That morning an entire school walked between us.',
        ar: 'ومرّت بيننا مدرسة كاملة.',
      },
    ],
  },
  {
    seconds: 6,
    seed: 'stop seventh',
    mode: 'dusk',
    camera: [
      { x: 0.66, y: 0.55, zoom: 1.4 },
      { x: 0.7, y: 0.58, zoom: 1.54 },
    ],
    front: (context) =>
      windMorning(4)(context) + specks(context, context.colours.palette.second, { amount: 40, speed: 190 }),
    over: plate('الصباح السابع', 'أربع بلاطات'),
    effects: [
      { at: 0.3, sound: 'click', level: 0.4 },
      { at: 1, sound: 'whoosh', level: 0.5 },
      { at: 3.5, sound: 'step', level: 0.7 },
    ],
    lines: [
      {
        at: 0.6,
        for: 2.4,
        en: 'Four. The wind took your bookmark.',
        ar: 'طارت من كتابك علامة الصفحة.',
      },
      {
        at: 3.4,
        en: 'I have taken good care of it.',
        ar: 'وما زلتُ أنوي أن أعيدها.',
      },
    ],
  },
  {
    seconds: 8,
    seed: 'stop eighth b',
    mode: 'dusk',
    composition: 'sun',
    light: { x: 0.47, y: 0.5, r: 0.24 },
    scene: 'minarets',
    camera: [
      { x: 0.5, y: 0.5, zoom: 1 },
      { x: 0.56, y: 0.46, zoom: 1.12 },
    ],
    front: backsAndSparrow,
    over: plate('الصباح الثامن', 'ثلاث بلاطات'),
    effects: [
      { at: 0.3, sound: 'click', level: 0.4 },
      { at: 4, sound: 'bell', level: 0.25 },
    ],
    lines: [
      {
        at: 0.6,
        for: 3.5,
        en: 'Three. I had learned eleven birds by heart.',
        ar: 'حفظتُ أحد عشر طائرًا لأحدّثك عن واحد.',
      },
      {
        at: 4.3,
        en: 'A sparrow came. It could not have been easier.',
        ar: 'وجاء الدوريّ بنفسه. أسهلُ من هذا لا يكون.',
      },
    ],
  },
  {
    seconds: 5,
    seed: 'stop ninth',
    mode: 'blaze',
    camera: [
      { x: 0.7, y: 0.57, zoom: 1.5 },
      { x: 0.72, y: 0.58, zoom: 1.6 },
    ],
    front: (context) =>
      plainMorning(2)(context) + specks(context, context.colours.palette.paper, { amount: 34, speed: 10 }),
    over: plate('الصباح التاسع', 'بلاطتان'),
    effects: [{ at: 0.3, sound: 'click', level: 0.4 }],
    lines: [
      {
        at: 0.6,
        en: 'Two. The pavement, I told myself, is shrinking.',
        ar: 'قلتُ لنفسي: الرصيف يضيق.',
      },
    ],
  },
  {
    seconds: 5,
    seed: 'chapter',
    mode: 'dusk',
    camera: [
      { x: 0.5, y: 0.46, zoom: 1.05 },
      { x: 0.68, y: 0.36, zoom: 1.4 },
    ],
    front: lastChapter,
    effects: [{ at: 0.6, sound: 'paper', level: 0.7 }],
    lines: [
      {
        at: 1,
        en: '“Last chapter: Migration.” I took it for ornithology.',
        ar: 'حسبتُه كلامًا عن الطيور.',
      },
    ],
  },
  {
    seconds: 8,
    seed: 'stop tenth',
    mode: 'dusk',
    camera: [
      { x: 0.7, y: 0.56, zoom: 1.46 },
      { x: 0.72, y: 0.58, zoom: 1.62 },
    ],
    front: tenthMorning,
    over: plate('الصباح العاشر', 'بلاطة واحدة'),
    effects: [
      { at: 0.3, sound: 'click', level: 0.4 },
      { at: 2.6, sound: 'paper', level: 0.5 },
    ],
    lines: [
      {
        at: 2.9,
        en: 'One stone. You closed the book and looked at me.',
        ar: 'أغلقتِ الكتاب، ورفعتِ رأسك، ونظرتِ إليّ.',
      },
    ],
  },
  {
    seconds: 5,
    seed: 'nearest',
    mode: 'blaze',
    camera: [
      { x: 0.52, y: 0.5, zoom: 1.02 },
      { x: 0.56, y: 0.48, zoom: 1.12 },
    ],
    front: nearestPair,
    effects: [{ at: 2.6, sound: 'horn', level: 0.35 }],
    lines: [{ at: 2.7, en: 'I looked at the bus.', ar: 'ونظرتُ أنا إلى الباص.' }],
  },
  {
    seconds: 8,
    seed: 'stop eleventh',
    mode: 'night',
    fadeIn: 0.8,
    camera: [
      { x: 0.6, y: 0.58, zoom: 1.18 },
      { x: 0.5, y: 0.5, zoom: 1 },
    ],
    front: (context) => eleventhMorning(context) + busPasses(2, 3.2)(context),
    over: plate('الصباح الحادي عشر', ''),
    effects: [
      { at: 0.3, sound: 'click', level: 0.4 },
      { at: 2, sound: 'door', level: 0.4 },
      { at: 3.3, sound: 'whoosh', level: 0.4 },
    ],
    lines: [{ at: 4.6, en: 'The eleventh. There was nothing to count.', ar: 'ولم يبقَ شيء يُعدّ.' }],
  },
];
