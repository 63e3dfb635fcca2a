import { mix } from '../../core/color';
import { circle, path, rect, stroke } from '../../drawing/svg';
import { guest } from '../../figures/guest';
import { person } from '../../figures/person';
import type { Pose } from '../../figures/pose';
import { blendPoses, STANDING } from '../../figures/pose-blend';
import { d } from '../../geometry/point';
import { khatam } from '../../geometry/star';
import { eased } from '../draw-story';
import type { Drawing, Shot, ShotContext } from '../story';
import { tilted } from '../writer';
import { sleeper } from './cast';
import { alarmClock } from './clock';
import { writingHand } from './hand';
import { card, letterSheet, penAt } from './letter';
import { bed, bedside, FLOOR, wall } from './room';

const spread = ({ W, H, colours }: ShotContext): string => {
  const { middle, light, paper, darkest } = colours.palette;
  const cover = mix(middle, light, 0.22);
  return (
    rect(0, 0, W, H, cover) +
    Array.from({ length: 40 }, (_, i) =>
      path(khatam((i % 5) * 90, Math.floor(i / 5) * 90, 24), mix(cover, i % 2 ? paper : darkest, 0.22)),
    ).join('')
  );
};

const writing =
  (line: 'greeting' | 'body', from: number, to: number): Drawing =>
  (context) => {
    const share = Math.min(1, Math.max(0, (context.t - from) / (to - from)));
    const [x, y] = penAt(context, line, share);
    const { look, shirt } = sleeper(context.colours);
    const pause = context.t > to ? eased((context.t - to) * 2) * 96 : 0;
    return tilted(
      -3,
      180,
      300,
      letterSheet(context, line === 'greeting' ? { greeting: share, body: 0 } : { greeting: 1, body: share }),
      writingHand(
        x + pause,
        y + pause * 1.2,
        0.95,
        { skin: look.skin, sleeve: shirt },
        context.colours.palette.darkest,
      ),
    );
  };

const awake: Drawing = (context) => {
  const { t, colours } = context;
  const { light, darkest, middle, paper } = colours.palette;
  const { look, shirt } = sleeper(colours);
  const y = 262 + 60 * (1 - eased(t / 0.7));
  const cover = mix(middle, light, 0.22);
  const wild = [-150, -118, -92, -64, -34]
    .map((deg, i) => {
      const a = (deg * Math.PI) / 180;
      const reach = 52 + (i % 2) * 11 + Math.sin(t * 6 + i) * 2;
      return d`M184 ${y - 16}L${184 + Math.cos(a) * reach} ${y - 18 + Math.sin(a) * reach}`;
    })
    .join('');
  return (
    wall(context, 0.3) +
    circle(292, 300, 170, light, { opacity: 0.1 }) +
    stroke(wild, look.hair, 9, { 'stroke-linecap': 'round' }) +
    guest({
      x: 184,
      y,
      z: 70,
      foot: 520,
      head: 'curls',
      look,
      body: shirt,
      rim: mix(middle, darkest, 0.3),
      gesture: 'tell',
      side: -1,
      thing: paper,
    }) +
    stroke(d`M${184 - 70 * 1.72 - 10} ${y + 108}l26 -64`, darkest, 7, { 'stroke-linecap': 'round' }) +
    path(d`M-20 410Q60 372 150 396Q250 376 380 404V660H-20Z`, cover) +
    [40, 130, 230].map((x) => path(khatam(x, 460, 18), mix(cover, paper, 0.5))).join('') +
    tilted(-5, 190, 404, rect(134, 378, 108, 58, paper, { rx: 3 }))
  );
};

const stretched = (t: number): Pose =>
  blendPoses(STANDING, 'lift', eased(t / 1.3) * (0.9 + 0.1 * Math.sin(t * 3)));

/** The letter and what the clock answers. */
export const LETTER_SHOTS: readonly Shot[] = [
  {
    seconds: 3,
    seed: 'awake',
    mode: 'dusk',
    camera: [
      { x: 0.5, y: 0.42, zoom: 1.02 },
      { x: 0.5, y: 0.4, zoom: 1.14 },
    ],
    back: awake,
    near: ({ t, colours }) =>
      alarmClock(t, colours, { x: 276, ground: 474, r: 46, minutes: 62, ringing: 0.7 }),
    effects: [
      { at: 0.1, sound: 'whoosh', level: 0.5 },
      { at: 0.9, sound: 'alarm', level: 0.22 },
    ],
    lines: [{ en: 'Only one thing left:\nto write to it.', ar: 'لم يبقَ إلّا حلٌّ واحد:\nأن نكتب إليه.' }],
  },
  {
    seconds: 4,
    seed: 'sheet',
    mode: 'night',
    camera: [
      { x: 0.56, y: 0.4, zoom: 1.16 },
      { x: 0.46, y: 0.42, zoom: 1.1 },
    ],
    back: spread,
    front: writing('greeting', 0.4, 3),
    effects: [
      { at: 0.5, sound: 'paper', level: 0.3 },
      { at: 1.3, sound: 'paper', level: 0.3 },
      { at: 2.2, sound: 'paper', level: 0.3 },
    ],
    lines: [{ at: 0.6, en: '“Dear alarm clock,”', ar: '«عزيزي المنبّه،»' }],
  },
  {
    seconds: 3,
    seed: 'sheet',
    mode: 'night',
    camera: [
      { x: 0.48, y: 0.44, zoom: 1.12 },
      { x: 0.5, y: 0.46, zoom: 1.24 },
    ],
    back: spread,
    front: writing('body', 0.3, 1.5),
    effects: [
      { at: 0.4, sound: 'paper', level: 0.5 },
      { at: 1.5, sound: 'knock', level: 0.8 },
    ],
    lines: [{ at: 1, en: '“No.”', ar: '«لا.»' }],
  },
  {
    seconds: 2.5,
    seed: 'reading',
    mode: 'dusk',
    composition: 'sun',
    light: { x: 0.5, y: 0.26, r: 0.36 },
    back: (context) => {
      const { t, W, colours } = context;
      const { middle, darkest, second } = colours.palette;
      const bow = 10 * Math.max(0, Math.sin(((t - 0.2) * 2 * Math.PI) / 1.1));
      return (
        rect(0, 436, W, 220, mix(middle, darkest, 0.45)) +
        rect(0, 430, W, 12, mix(middle, second, 0.35)) +
        alarmClock(t, colours, { x: 240, ground: 436, r: 74, minutes: 63, lean: -bow }) +
        card(context, { x: 98, ground: 450, size: 140, text: 'لا.', turn: -5 })
      );
    },
    effects: [
      { at: 0.45, sound: 'click', level: 0.4 },
      { at: 1.55, sound: 'click', level: 0.4 },
    ],
    lines: [{ en: 'It read the letter twice.', ar: 'قرأ الرسالة مرّتين.' }],
  },
  {
    seconds: 3,
    seed: 'reading',
    mode: 'blaze',
    composition: 'sun',
    light: { x: 0.5, y: 0.26, r: 0.36 },
    camera: [
      { x: 0.5, y: 0.46, zoom: 1 },
      { x: 0.48, y: 0.46, zoom: 1.1 },
    ],
    back: (context) => {
      const { t, W, colours } = context;
      const { middle, darkest, second } = colours.palette;
      const flight = Math.min(1, Math.max(0, (t - 0.25) / 1.1));
      const up = Math.sin(Math.PI * flight);
      const turns = Math.cos(Math.PI * 3 * eased(flight));
      return (
        rect(0, 436, W, 220, mix(middle, darkest, 0.45)) +
        rect(0, 430, W, 12, mix(middle, second, 0.35)) +
        alarmClock(t, colours, {
          x: 240,
          ground: 436 - up * 26,
          r: 72,
          minutes: 63,
          ringing: t < 1.6 ? 1 : 0,
        }) +
        card(context, {
          x: 98 + up * 20,
          ground: 450 - up * 170,
          size: 140 + eased(flight) * 16,
          text: turns > 0 ? 'لا.' : 'بلى.',
          turn: -5 + up * 40,
          flip: turns,
        })
      );
    },
    effects: [
      { at: 0.1, sound: 'alarm', level: 0.5 },
      { at: 0.3, sound: 'whoosh', level: 0.5 },
      { at: 1.4, sound: 'bell', level: 0.4 },
    ],
    lines: [{ at: 0.9, en: 'It replied at once: “Yes.”', ar: 'وجاء الردّ في الحال: «بلى.»' }],
  },
  {
    seconds: 3.5,
    seed: 'bedroom',
    mode: 'paper',
    fadeOut: 0.5,
    camera: [
      { x: 0.58, y: 0.58, zoom: 1.5 },
      { x: 0.62, y: 0.56, zoom: 1.14 },
    ],
    back: (context) => {
      const { t, colours } = context;
      const { look, shirt, trousers } = sleeper(colours);
      const breath = Math.sin(t * 2.1) * 2;
      return (
        wall(context, 1) +
        bedside(colours) +
        bed(context, { head: 'nobody' }) +
        tilted(-78, 166, 376, alarmClock(t, colours, { x: 166, ground: 414, r: 32, minutes: 65 })) +
        path(
          d`M-20 424Q50 ${392 + breath} 100 ${366 + breath}Q128 ${348 + breath} 140 ${366 + breath}L152 452H-20Z`,
          mix(colours.palette.middle, colours.palette.light, 0.22),
        ) +
        stroke(d`M140 ${368 + breath}L152 450`, mix(colours.palette.light, colours.palette.paper, 0.6), 6, {
          'stroke-linecap': 'round',
        }) +
        person({
          x: 282,
          y: FLOOR + 8,
          height: 268,
          pose: { ...stretched(t), legs: STANDING.legs },
          head: 'curls',
          look,
          shirt,
          trousers,
        })
      );
    },
    effects: [{ at: 0.4, sound: 'drop', level: 0.3 }],
    lines: [{ en: 'One of the two\nwent back to sleep.', ar: 'وعاد أحدهما\nإلى النوم.' }],
  },
];
