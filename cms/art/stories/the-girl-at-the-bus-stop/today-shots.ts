import type { Shot } from '../story';
import { birds } from '../props/weather';
import { LAMP_AT, oneWindow, windowsAtNight } from './city';
import { shoesWalk } from './low-view';
import { bothStay, hello, stopToday } from './today';

/** One lamp in the city, and the stop today. */
export const TODAY: readonly Shot[] = [
  {
    seconds: 8,
    seed: 'city windows',
    mode: 'night',
    camera: [
      { x: 0.5, y: 0.5, zoom: 1 },
      { x: 0.47, y: 0.48, zoom: 1.5 },
    ],
    front: windowsAtNight,
    effects: [{ at: LAMP_AT, sound: 'click', level: 0.5 }],
    lines: [
      {
        at: 1.2,
        for: 3.4,
        en: 'Somewhere in the city somebody put a lamp on.',
        ar: 'وفي المدينة أضاء أحدهم مصباحًا.',
      },
      { at: 5, en: 'People do.', ar: 'يحدث هذا كلّ ليلة.' },
    ],
  },
  {
    seconds: 5,
    seed: 'one window',
    mode: 'night',
    camera: [
      { x: 0.5, y: 0.5, zoom: 1.04 },
      { x: 0.5, y: 0.46, zoom: 1.16 },
    ],
    front: oneWindow,
    effects: [{ at: 2.4, sound: 'paper', level: 0.5 }],
  },
  {
    seconds: 6,
    seed: 'stop today',
    mode: 'paper',
    composition: 'sun',
    light: { x: 0.42, y: 0.1, r: 0.2 },
    camera: [
      { x: 0.5, y: 0.6, zoom: 1.08 },
      { x: 0.5, y: 0.56, zoom: 1.02 },
    ],
    front: (context) =>
      stopToday(context) + birds(context, context.colours.palette.deep, { height: 0.1, speed: 40 }),
    effects: [{ at: 0.3, sound: 'horn', level: 0.2 }],
    lines: [
      {
        at: 0.5,
        en: 'This morning I went back. The stationer’s sells phones now.',
        ar: 'وفي الصباح عدتُ. لم يبقَ من شارعنا إلا العمود والفرن.',
      },
    ],
  },
  {
    seconds: 5,
    seed: 'shoes',
    mode: 'blaze',
    camera: [
      { x: 0.5, y: 0.7, zoom: 1.2 },
      { x: 0.5, y: 0.74, zoom: 1.3 },
    ],
    front: shoesWalk,
    effects: Array.from({ length: 6 }, (_, i) => ({ at: 0.4 + i * 0.8, sound: 'step' as const, level: 0.6 })),
    lines: [
      {
        at: 0.6,
        en: 'Ten stones. I walked them all in one morning.',
        ar: 'عشر بلاطات. مشيتُها كلّها في صباح واحد.',
      },
    ],
  },
  {
    seconds: 7,
    seed: 'hello',
    mode: 'dusk',
    camera: [
      { x: 0.34, y: 0.5, zoom: 1.34 },
      { x: 0.31, y: 0.5, zoom: 1.44 },
    ],
    front: hello,
    lines: [
      {
        at: 3,
        en: '“Hello.” It was not you. It was a lady with leeks.',
        ar: 'لم تكوني أنتِ. كانت سيّدةً ومعها كرّاث.',
      },
    ],
  },
  {
    seconds: 10,
    seed: 'both stay',
    mode: 'paper',
    fadeOut: 2,
    camera: [
      { x: 0.32, y: 0.62, zoom: 1.5 },
      { x: 0.5, y: 0.5, zoom: 1 },
    ],
    front: bothStay,
    lines: [
      {
        at: 0.5,
        for: 3.3,
        en: '“They cancelled the 14 years ago,” she said.',
        ar: 'قالت: «ألغَوا الخطّ ١٤ من سنين يا بنيّ».',
      },
      { at: 4.2, for: 3, en: '“I know,” I said. We waited.', ar: '«أعرف»، قلت. وانتظرنا معًا.' },
    ],
  },
];
