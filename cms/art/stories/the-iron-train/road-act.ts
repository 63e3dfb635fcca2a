import { mix } from '../../core/color';
import { HEADS } from '../../figures/head';
import { STANDING, blendPoses } from '../../figures/pose-blend';
import { circle, path, rect, stroke } from '../../drawing/svg';
import { d } from '../../geometry/point';
import { khatam } from '../../geometry/star';
import { eased } from '../draw-story';
import { specks } from '../props/weather';
import type { Drawing, Shot } from '../story';
import { tilted } from '../writer';
import { bag, goatSeller, standing, traveller } from './cast';
import { desert, sandOf, sun, track } from './desert';
import { shadow, shed } from './halt';
import { seated } from './seated';
import { sharedCar } from './shared-car';

const northRoad: Drawing = (context) => {
  const { W, H, colours, t } = context;
  const { darkest, deep } = colours.palette;
  const poles = [0, 1, 2, 3].map((i) => {
    const x = 680 - ((((t * 210 + i * 190) % 760) + 760) % 760);
    return stroke(d`M${x} 262V128M${x - 16} 140H${x + 16}`, mix(deep, darkest, 0.2), 3.4);
  });
  return [
    sun(150, 84, 40, colours),
    desert(context, { horizon: 0.44, speed: -230 }),
    ...poles,
    rect(-10, 262, W + 20, 66, mix(deep, darkest, 0.3)),
    ...Array.from({ length: 9 }, (_, i) =>
      rect(((((i * 90 - t * 330) % 810) + 810) % 810) - 90, 293, 46, 4, colours.paper),
    ),
    rect(-10, 322, W + 20, H, sandOf(colours, 0.6)),
    sharedCar(318 + Math.sin(t * 0.8) * 26, 304, 62, t, colours),
    specks(context, colours.paper, { amount: 24, speed: -260, size: 1.2 }),
  ].join('');
};

const insideCar: Drawing = ({ W, H, colours, t }) => {
  const { darkest, deep, second, light, paper } = colours.palette;
  const dark = mix(darkest, deep, 0.22);
  const shake = Math.sin(t * 9) * 1.4 + Math.sin(t * 3.7) * 1.2;
  const swing = Math.sin(t * 2.6) * 16;
  const look = {
    skin: mix(second, darkest, 0.7),
    hair: dark,
    cloth: dark,
    accent: mix(light, deep, 0.5),
    band: deep,
  };
  const greet = Math.max(0, Math.sin((t - 1) * 1.9)) * 34;
  const beads = [0, 1, 2, 3, 4, 5].map((i) => circle(320, 78 + i * 9, 3.6, i % 2 === 0 ? second : light));
  return [
    path(d`M-10 -10H${W + 10}V${H + 10}H-10ZM96 40Q320 22 544 40L590 232H50Z`, dark, {
      'fill-rule': 'evenodd',
    }),
    rect(-10, 232 + shake, W + 20, 140, mix(dark, deep, 0.5)),
    rect(-10, 228 + shake, W + 20, 10, mix(deep, paper, 0.2)),
    rect(262, 44, 116, 26, mix(deep, darkest, 0.5), { rx: 12 }),
    rect(268, 48, 104, 18, mix(light, paper, 0.4), { rx: 9, opacity: 0.7 }),
    tilted(swing, 320, 68, stroke(d`M320 68V134`, paper, 1.4), ...beads, path(khatam(320, 140, 10), light)),
    stroke(d`M136 252A74 74 0 0 1 270 252`, mix(deep, paper, 0.16), 12),
    tilted(
      -greet,
      250,
      300,
      stroke(d`M232 330L300 262L318 214`, mix(light, deep, 0.62), 34, {
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
      }) + circle(319, 200, 17, look.skin),
    ),
    path(d`M100 ${H + 10}C100 290 150 276 200 276S300 290 300 ${H + 10}Z`, mix(light, deep, 0.66)),
    HEADS.turban(200, 222 + shake, 96, look),
    path(d`M380 ${H + 10}C384 296 420 284 462 284S546 296 550 ${H + 10}Z`, mix(second, deep, 0.6)),
    HEADS.hood(464, 228 + shake * 0.8, 88, { ...look, accent: mix(second, deep, 0.36) }),
  ].join('');
};

const arrival: Drawing = (context) => {
  const { W, colours, t } = context;
  const leaving = eased((t - 0.8) / 5.6);
  const her = traveller(colours);
  const turn = t > 3.4;
  return [
    sun(470, 74, 30, colours),
    desert(context, { horizon: 0.56 }),
    track(W, 250, 7, colours),
    shed(context, 420, 248, 62),
    shadow(238, 306, 34, 66, -1, colours),
    sharedCar(330 - 560 * leaving * leaving, 318 - leaving * 30, 34 - leaving * 14, t, colours),
    standing(
      her,
      'veil',
      { x: 238, y: 306, height: 118, isTurned: turn },
      blendPoses(STANDING, 'guard', eased((t - 2.6) / 1.2) * 0.5),
    ),
    bag(262, 278, 11, colours),
    specks(context, colours.paper, { amount: 30, speed: 40, size: 1 }),
  ].join('');
};

const waiting: Drawing = (context) => {
  const { W, H, colours, t, share } = context;
  const passed = eased(share);
  const [sx, sy] = [70 + passed * 500, 136 - Math.sin(passed * Math.PI) * 60];
  const side = (0.5 - passed) * 2;
  const long = 26 + Math.abs(side) * 120;
  const fall = side > 0 ? 1 : -1;
  const her = traveller(colours);
  const man = goatSeller(colours);
  const neighbour = {
    ...man,
    cloth: mix(colours.paper, colours.palette.deep, 0.18),
    look: { ...man.look, accent: colours.palette.deep },
  };
  const shown = (height: number): number => (long * height) / 100;
  return [
    sun(sx, sy, 30, colours),
    desert(context, { horizon: 0.5 }),
    track(W, 226, 6, colours),
    shadow(438, 252, 120, shown(128), fall, colours),
    shed(context, 372, 250, 84),
    shadow(236, 300, 54, shown(110), fall, colours),
    shadow(112, 286, 46, shown(90), fall, colours),
    shadow(538, 302, 46, shown(90), fall, colours),
    seated({
      x: 112,
      y: 286,
      z: 22,
      who: neighbour,
      head: 'turban',
      nod: 8 * Math.sin(t * 0.6),
      lean: 3 * passed,
    }),
    seated({
      x: 540,
      y: 302,
      z: 24,
      who: man,
      head: 'cap',
      nod: -12 * eased((t - 5) / 2),
      lean: -4 * eased((t - 5) / 2),
    }),
    seated({ x: 236, y: 300, z: 29, who: her, head: 'veil', hand: [1.1, -1.2], nod: -8 + 16 * passed }),
    bag(300, 272, 13, colours),
    rect(0, 0, W, H, colours.palette.second, { opacity: 0.2 * eased((share - 0.55) / 0.45) }),
  ].join('');
};

/** The shared car, the halt, the hours. */
export const ROAD_ACT: readonly Shot[] = [
  {
    seconds: 7,
    seed: 'iron north',
    mode: 'paper',
    camera: [
      { x: 0.5, y: 0.62, zoom: 1.22 },
      { x: 0.5, y: 0.52, zoom: 1.03 },
    ],
    front: northRoad,
    lines: [
      { en: 'A shared taxi leaves when it is full.', ar: 'سيّارة الأجرة تنطلق حين تمتلئ.' },
      { at: 3.8, en: 'Full is seven people and a mattress.', ar: 'وتمتلئ بسبعة ركّابٍ وفرشة.' },
    ],
    effects: [
      { at: 0.1, sound: 'door', level: 0.6 },
      { at: 0.9, sound: 'horn', level: 0.22 },
    ],
  },
  {
    seconds: 7,
    seed: 'iron windscreen 3',
    mode: 'blaze',
    scene: 'road',
    pace: 0.5,
    camera: [
      { x: 0.5, y: 0.5, zoom: 1.04 },
      { x: 0.53, y: 0.47, zoom: 1.1 },
    ],
    near: insideCar,
    lines: [
      { en: 'The driver greeted every camel we passed.', ar: 'كان السائق يحيّي كلّ جملٍ نمرّ به.' },
      { at: 3.5, en: 'He said it keeps the road friendly.', ar: 'قال: هكذا تبقى الطريق ودودة.' },
    ],
    effects: [{ at: 1.6, sound: 'horn', level: 0.18 }],
  },
  {
    seconds: 7,
    seed: 'iron here',
    mode: 'blaze',
    camera: [
      { x: 0.42, y: 0.66, zoom: 1.42 },
      { x: 0.5, y: 0.55, zoom: 1 },
    ],
    front: arrival,
    lines: [
      { en: '“Here,” said the driver, and turned back.', ar: 'قال السائق: «هنا»، وعاد من حيث جاء.' },
      { at: 3.8, en: 'I looked around for the here.', ar: 'تلفّتُّ أبحث عن هذا الـ«هنا».' },
    ],
    effects: [{ at: 0.4, sound: 'door', level: 0.5 }],
  },
  {
    seconds: 11,
    seed: 'iron waiting',
    mode: 'paper',
    camera: [
      { x: 0.5, y: 0.52, zoom: 1 },
      { x: 0.47, y: 0.56, zoom: 1.08 },
    ],
    front: waiting,
    lines: [
      {
        at: 0.3,
        en: '“It comes at three,” they said. “Or at five.”',
        ar: 'قالوا: «يأتي في الثالثة. أو في الخامسة».',
      },
      { at: 4, en: '“Or tomorrow. It is a train, not a wristwatch.”', ar: '«أو غدًا. هذا قطار، لا ساعةُ يد».' },
      { at: 8, en: 'Only my shadow was in a hurry.', ar: 'ظلّي وحده كان مستعجلًا.' },
    ],
  },
];
