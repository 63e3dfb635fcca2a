import { mix } from '../../core/color';
import { blendPoses, STANDING } from '../../figures/pose-blend';
import { circle, path, rect, stroke } from '../../drawing/svg';
import { d } from '../../geometry/point';
import { eased } from '../draw-story';
import { smoke, specks } from '../props/weather';
import type { Drawing, Shot } from '../story';
import { bag, goatSeller, standing, traveller } from './cast';
import { desert, sandOf, sun, track } from './desert';
import { goat } from './goat';
import { locomotive, LOCOMOTIVE_LENGTH } from './locomotive';
import { ironOf, wagonRow } from './ore-wagon';
import { seated } from './seated';
import { pebbles, lampAtHorizon, watcher } from './halt-watch';

const engines: Drawing = (context) => {
  const { W, colours, t } = context;
  const u = 118;
  const step = u * LOCOMOTIVE_LENGTH + 22;
  const head = 560 - t * 265;
  const shake = Math.sin(t * 21) * 0.9;
  return [
    desert(context, { horizon: 0.46 }),
    track(W, 290, 11, colours),
    ...[0, 1, 2].map((i) =>
      smoke({ t: t + i * 0.4 }, head + i * step + u * 2.3, 172, colours.palette.deep, {
        size: 1.5,
        drift: 26,
      }),
    ),
    ...[2, 1, 0].map((i) => locomotive(head + i * step, 290 + shake, u, colours, t * 265)),
    wagonRow(W, head + 3 * step, 290 + shake, 96, colours),
    specks(context, colours.paper, { amount: 40, speed: 220, size: 1.6 }),
  ].join('');
};

const counting: Drawing = (context) => {
  const { W, colours, t } = context;
  const u = 92;
  const x = 260 - t * 245;
  const rider = (cx: number, top: number): string => {
    const man = goatSeller(colours);
    return (
      goat({ x: cx - 8, y: top + 6, size: 46, t, isTurned: true, isChewing: true }, colours) +
      seated({
        x: cx + 58,
        y: top + 12,
        z: 17,
        who: man,
        head: 'turban',
        hand: [-1.5, -3 - Math.sin(t * 8) * 0.4],
      })
    );
  };
  const her = traveller(colours);
  const sleeper = goatSeller(colours);
  return [
    sun(500, 92, 40, colours),
    desert(context, { horizon: 0.48 }),
    track(W, 246, 8, colours),
    wagonRow(W, x, 246, u, colours, { riders: { 3: rider } }),
    specks(context, colours.paper, { amount: 30, speed: 200, size: 1.3 }),
    seated({
      x: 560,
      y: 330,
      z: 30,
      who: { ...sleeper, cloth: mix(colours.paper, colours.palette.deep, 0.15) },
      head: 'cap',
      lean: 8 * eased((t - 3) / 3),
      nod: 18 * eased((t - 3) / 3),
    }),
    standing(
      her,
      'veil',
      { x: 122, y: 346, height: 168 },
      blendPoses(STANDING, 'speak', 0.25 + 0.25 * Math.sin(t * 5.2)),
    ),
    bag(176, 316, 15, colours),
  ].join('');
};

const aerial: Drawing = ({ W, H, colours, t }) => {
  const { paper, second, deep } = colours.palette;
  const iron = ironOf(colours);
  const ridges = Array.from({ length: 9 }, (_, i) => {
    const y = -40 + i * 54;
    return path(
      d`M-40 ${y}C120 ${y - 34} 240 ${y + 44} 380 ${y + 6}S600 ${y - 30} ${W + 40} ${y + 14}V${y + 30}C520 ${y + 4} 430 ${y + 54} 330 ${y + 30}S100 ${y} -40 ${y + 26}Z`,
      sandOf(colours, i % 2 === 0 ? 0.22 : 0.36),
    );
  });
  const line = (at: number): readonly [number, number] => [at, 222 - at * 0.14 + Math.sin(at / 130) * 12];
  const points = Array.from({ length: 100 }, (_, i) => line(-20 + i * 7));
  const rail = points.map(([x, y], i) => (i === 0 ? d`M${x} ${y}` : d`L${x} ${y}`)).join('');
  const head = 70 - t * 7;
  const cars = Array.from({ length: 118 }, (_, i) => {
    const at = head + i * 7.2 + (i > 2 ? 4 : 0);
    const [x, y] = line(at);
    return at > W + 10
      ? ''
      : path(d`M${x} ${y - 3.4}h6l-0.4 6.4h-6Z`, i < 3 ? colours.middle : i % 2 === 0 ? iron.ore : iron.side);
  });
  const shadows = Array.from({ length: 118 }, (_, i) => {
    const [x, y] = line(head + i * 7.2);
    return d`M${x - 1} ${y + 3}h6.4l3 6h-6Z`;
  });
  return [
    rect(-10, -10, W + 20, H + 20, sandOf(colours, 0.12)),
    ...ridges,
    stroke(rail, mix(second, deep, 0.5), 4),
    path(shadows.join(''), deep, { opacity: 0.35 }),
    ...cars,
    ...[0, 1, 2, 3, 4].map((i) =>
      circle(head + 24 + i * 12, line(head)[1] - 9 - i * 4, 5 + i * 2.4, paper, { opacity: 0.4 - i * 0.07 }),
    ),
  ].join('');
};

/** The train comes, and goes on coming. */
export const TRAIN_ACT: readonly Shot[] = [
  {
    seconds: 6,
    seed: 'iron pebbles',
    mode: 'blaze',
    camera: [
      { x: 0.5, y: 0.5, zoom: 1 },
      { x: 0.5, y: 0.5, zoom: 1.2 },
    ],
    front: pebbles,
    lines: [
      { at: 0.3, for: 2, en: '[The rail begins to hum]', ar: '[طنينٌ في القضبان]' },
      { at: 2.6, en: 'The pebbles heard it first.', ar: 'أوّل من سمعه الحصى.' },
    ],
    effects: [1.6, 2.3, 3, 3.6, 4.1, 4.6, 5, 5.4].map((at) => ({ at, sound: 'click' as const, level: 0.3 })),
  },
  {
    seconds: 7,
    seed: 'iron lamp',
    mode: 'dusk',
    light: { x: 0.6, y: 0.5, r: 0.3 },
    composition: 'sun',
    camera: [
      { x: 0.5, y: 0.5, zoom: 1.05 },
      { x: 0.57, y: 0.5, zoom: 1.3 },
    ],
    front: lampAtHorizon,
    near: watcher,
    lines: [
      { en: 'Then a lamp, where the sky begins.', ar: 'ثمّ مصباحٌ، حيث تبدأ السماء.' },
      {
        at: 3.3,
        en: '“Half an hour yet,” said a man, and made tea.',
        ar: 'قال رجل: «بقيت نصف ساعة»، ووضع الشاي.',
      },
    ],
    effects: [{ at: 0.8, sound: 'horn', level: 0.16 }],
  },
  {
    seconds: 7,
    seed: 'iron engines',
    mode: 'blaze',
    front: engines,
    camera: [
      { x: 0.5, y: 0.6, zoom: 1.1 },
      { x: 0.5, y: 0.55, zoom: 1.02 },
    ],
    lines: [
      { at: 0.4, en: 'One engine. Two engines. Three.', ar: 'قاطرة. قاطرتان. ثلاث.' },
      { at: 4, en: 'And after them, the train.', ar: 'ومن بعدها… القطار.' },
    ],
    effects: [
      { at: 0.2, sound: 'horn', level: 0.75 },
      { at: 1.2, sound: 'whoosh', level: 0.5 },
      { at: 3, sound: 'whoosh', level: 0.45 },
    ],
  },
  {
    seconds: 8,
    seed: 'iron counting',
    mode: 'paper',
    front: counting,
    camera: [
      { x: 0.5, y: 0.62, zoom: 1.16 },
      { x: 0.5, y: 0.58, zoom: 1.06 },
    ],
    lines: [
      {
        en: 'I counted wagons. The eightieth had a goat in it.',
        ar: 'رحتُ أعدّ العربات. في الثمانين منها… معزاة.',
      },
      { at: 4.4, en: 'At a hundred and sixty I stopped counting.', ar: 'وعند المئة والستّين توقّفتُ عن العدّ.' },
    ],
  },
  {
    seconds: 8,
    seed: 'iron aerial',
    mode: 'blaze',
    front: aerial,
    camera: [
      { x: 0.2, y: 0.56, zoom: 1.75 },
      { x: 0.56, y: 0.5, zoom: 1 },
    ],
    lines: [
      { en: 'Two and a half kilometres, end to end.', ar: 'كيلومتران ونصف، من أوّله إلى آخره.' },
      {
        at: 3.8,
        en: 'Its head is in the afternoon, its tail in the morning.',
        ar: 'رأسه في العصر، وذيله ما زال في الصباح.',
      },
    ],
  },
];
