import type { Shot } from '../story';
import { eased } from '../draw-story';
import { envelopeOnTable } from './envelope';
import { page } from './page';
import { envelopeBefore, microphone, passedSheet, rim, salimToday, studioRoom, studioTable } from './studio';

/** The studio, the envelope, and the date on the page. */
export const OPENING: readonly Shot[] = [
  {
    seconds: 8,
    seed: 'letter studio one',
    mode: 'night',
    fadeIn: 1.6,
    camera: [
      { x: 0.5, y: 0.48, zoom: 1 },
      { x: 0.48, y: 0.47, zoom: 1.12 },
    ],
    front: (context) =>
      studioRoom(context, 300, { lit: 2 }, 500) +
      rim(context, 290, 158, 84, 'cup', -1) +
      studioTable(context) +
      microphone(context, 366, 222, 402, 25),
    effects: [{ at: 2, sound: 'click', level: 0.5 }],
    lines: [
      {
        at: 2.2,
        for: 2.9,
        en: '“On air.” Rim Ayoub moves the mic nearer.',
        ar: 'تُدني ريم أيوب الميكروفون، ككلّ ليلة.',
      },
      {
        at: 5.3,
        en: 'Tonight’s letter is from 1997.',
        ar: 'رسالة الليلة من عام ١٩٩٧.',
      },
    ],
  },
  {
    seconds: 7,
    seed: 'letter envelope',
    mode: 'dusk',
    camera: [
      { x: 0.5, y: 0.46, zoom: 1 },
      { x: 0.53, y: 0.44, zoom: 1.3 },
    ],
    front: envelopeOnTable,
    effects: [{ at: 0.5, sound: 'paper', level: 0.5 }],
    lines: [
      {
        at: 0.3,
        for: 3.9,
        en: '“To the girl at the stop. Line 14, by the stationer’s.”',
        ar: 'بلا اسم، وبلا طابع.',
      },
      {
        at: 4.4,
        en: 'No name. Poor postman.',
        ar: 'كان ساعي البريد سيسأل: أيّ فتاة؟',
      },
    ],
  },
  {
    seconds: 8,
    seed: 'letter studio two',
    mode: 'night',
    camera: [
      { x: 0.5, y: 0.48, zoom: 1.12 },
      { x: 0.5, y: 0.5, zoom: 1.02 },
    ],
    front: (context) =>
      studioRoom(context, 320, {}, 124) +
      rim(context, 178, 166, 76, 'rest', 1) +
      salimToday(context, 470, 160, 78, 0.2 * eased((context.t - 4) / 2)) +
      studioTable(context) +
      passedSheet(context, 0) +
      envelopeBefore(context, 300) +
      microphone(context, 236, 226, 268, 19) +
      microphone(context, 398, 226, 362, 19),
    effects: [{ at: 1, sound: 'paper', level: 0.4 }],
    lines: [
      {
        at: 0.3,
        for: 3.7,
        en: 'Salim Bitar wrote it at nineteen. Tonight he reads it.',
        ar: 'كتبها سليم بيطار وهو في التاسعة عشرة، ويقرؤها الليلة.',
      },
      {
        at: 4.2,
        en: '“All of it?” asks Rim. “All but the last line.”',
        ar: '«كلّها؟» تسأل ريم. «إلا السطر الأخير».',
      },
    ],
  },
  {
    seconds: 9,
    seed: 'letter page one',
    mode: 'dusk',
    camera: [
      { x: 0.6, y: 0.3, zoom: 1.25 },
      { x: 0.52, y: 0.42, zoom: 1.12 },
    ],
    front: page([
      { text: 'الثلاثاء، ٤ تشرين الثاني ١٩٩٧', row: 0, from: 0.2, seconds: 2.2, size: 21 },
      { text: 'عزيزتي', row: 1, from: 2.7, seconds: 0.8, struck: 3.8 },
      { text: 'إلى فتاة الموقف،', row: 1, from: 4.5, seconds: 1.5, inset: 112 },
      { text: 'كان أمامي عشرة صباحات.', row: 2, from: 6.3, seconds: 2 },
    ]),
    effects: [
      { at: 0.2, sound: 'paper', level: 0.3 },
      { at: 3.8, sound: 'paper', level: 0.5 },
    ],
    lines: [
      { at: 0.3, for: 2.2, en: '“Tuesday, 4 November 1997.”', ar: 'كان خطّي خطّ تلميذ.' },
      {
        at: 2.8,
        for: 3.4,
        en: '“Dear”, struck out. I had not even said hello.',
        ar: 'لم أقل بعدُ مرحبًا، فكيف أقول عزيزتي؟',
      },
      { at: 6.4, en: '“I had ten mornings.”', ar: 'وكانت تكفي كلمة.' },
    ],
  },
];
