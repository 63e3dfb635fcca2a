import { mix } from '../../core/color';
import { HEADS } from '../../figures/head';
import { circle, ellipse, group, path, rect, stroke } from '../../drawing/svg';
import { d } from '../../geometry/point';
import { eased } from '../draw-story';
import { smoke } from '../props/weather';
import type { Drawing, Shot } from '../story';
import { tilted } from '../writer';
import { goatSeller, traveller } from './cast';
import { nearRim, oreField, ride } from './deck';
import { desert, sandOf, sun, track } from './desert';
import { goat } from './goat';
import { ironOf, wagonRow } from './ore-wagon';
import { seated, veilEnd } from './seated';
import { starSky } from './star-sky';
import { silhouettes, starry } from './night-sky';

const duskTrain: Drawing = (context) => {
  const { W, H, colours, t } = context;
  const dark = traveller(colours);
  const riders = {
    2: (x: number, top: number): string =>
      veilEnd(x - 34, top - 44, 12, t, dark.cloth, 3) +
      seated({ x: x - 38, y: top + 6, z: 13, who: dark, head: 'hood' }) +
      goat({ x: x + 4, y: top + 8, size: 27, t, isTurned: true }, colours) +
      seated({ x: x + 50, y: top + 8, z: 13, who: goatSeller(colours), head: 'turban' }),
  };
  return [
    sun(320, 176 + t * 5, 104, colours),
    desert(context, { horizon: 0.62, speed: 40 }),
    track(W, 290, 6, colours, t * 40),
    wagonRow(W, -176 - t * 9, 290, 66, colours, { riders }),
    rect(-10, 304, W + 20, H, sandOf(colours, 0.95)),
  ].join('');
};

const cold = ride(
  (context) => {
    const { colours, t } = context;
    const { middle, paper, deep, light } = colours.palette;
    const her = traveller(colours);
    const blanket = mix(mix(middle, paper, 0.18), deep, 0.25);
    const stripe = mix(light, deep, 0.3);
    const shiver = Math.sin(t * 24) * 0.5 * Math.max(0, Math.sin(t * 1.2));
    const moved = eased((t - 1.5) / 2);
    return [
      seated({
        x: 232 + moved * 14 + shiver,
        y: 268,
        z: 31,
        who: her,
        head: 'veil',
        lean: 3 + moved * 5,
        nod: 7,
      }),
      goat({ x: 328, y: 270, size: 66, t, isLying: true, isChewing: true, isTurned: true }, colours),
      seated({
        x: 430 - moved * 12 - shiver,
        y: 270,
        z: 31,
        who: goatSeller(colours),
        head: 'turban',
        lean: -3 - moved * 5,
        nod: -6,
      }),
      path(
        d`M${186 + moved * 10} 276C${196 + moved * 10} 214 262 232 330 240S${462 - moved * 10} 216 ${478 - moved * 10} 278Z`,
        blanket,
      ),
      stroke(
        d`M${200 + moved * 8} 248Q264 240 330 254T${464 - moved * 8} 250M${194 + moved * 8} 262Q264 254 330 266T${470 - moved * 8} 264`,
        stripe,
        3.4,
      ),
      smoke({ t }, 262, 168, paper, { size: 0.5, drift: 34 }),
      smoke({ t: t + 1.2 }, 404, 170, paper, { size: 0.5, drift: 34 }),
      smoke({ t: t + 0.5 }, 288, 212, paper, { size: 0.35, drift: 30 }),
    ].join('');
  },
  { horizon: 0.6, speed: 130, dust: 0 },
);

const asleep: Drawing = (context) => {
  const { W, H, colours, t } = context;
  const { deep, middle, light, paper, darkest } = colours.palette;
  const iron = ironOf(colours);
  const breath = (shift: number): number => 1 + 0.025 * Math.sin(t * 1.5 + shift);
  const her = traveller(colours);
  const man = goatSeller(colours);
  const streaks = Array.from({ length: 26 }, (_, i) => {
    const x = ((i * 137 + t * 520) % (W + 200)) - 120;
    const y = i % 2 === 0 ? 8 + ((i * 7) % 34) : 320 + ((i * 7) % 36);
    return d`M${x} ${y}h${50 + (i % 4) * 22}`;
  });
  const bundle = (
    x: number,
    y: number,
    turn: number,
    color: string,
    stripe: string,
    shift: number,
    head: string,
  ): string =>
    group(
      {
        transform: `translate(${String(x)} ${String(y)}) rotate(${String(turn)}) scale(${breath(shift).toFixed(4)})`,
      },
      ellipse(6, 8, 96, 40, darkest, { opacity: 0.5 }),
      head,
      path('M-62 -24C-30 -44 60 -42 88 -18Q98 0 88 18C60 42 -30 44 -62 24Q-74 0 -62 -24Z', color),
      stroke('M-40 -32Q-48 0 -40 32M-6 -38Q-14 0 -6 38M28 -37Q20 0 28 37M60 -31Q54 0 60 31', stripe, 4),
    );
  const night = mix(mix(middle, paper, 0.2), deep, 0.3);
  return [
    rect(-10, -10, W + 20, H + 20, sandOf(colours, 0.1)),
    stroke(streaks.join(''), mix(sandOf(colours, 0), paper, 0.22), 2, { 'stroke-linecap': 'round' }),
    rect(20, 48, 600, 264, iron.rim, { rx: 6 }),
    rect(32, 60, 576, 240, iron.rib),
    group(
      { 'clip-path': context.definitions.clip(rect(36, 64, 568, 232, paper)) },
      oreField(W, H, 52, colours, 8),
    ),
    bundle(
      196,
      136,
      8,
      mix(her.cloth, deep, 0.1),
      her.fold,
      0,
      tilted(-90, -84, 0, HEADS.hood(-84, -6, 46, her.look)),
    ),
    bundle(
      424,
      222,
      -172,
      night,
      mix(light, deep, 0.35),
      2,
      tilted(-90, -84, 0, HEADS.turban(-84, 0, 46, man.look)),
    ),
    goat({ x: 332, y: 202, size: 62 * breath(4), t, isLying: true, nod: 26 }, colours),
    ...[40, 600].flatMap((x) => [70, 130, 190, 250, 292].map((y) => circle(x - 12, y, 2.4, iron.side))),
  ].join('');
};

/** Dusk, cold, the sky, sleep. */
export const NIGHT_ACT: readonly Shot[] = [
  {
    seconds: 7,
    seed: 'iron dusk',
    mode: 'dusk',
    front: duskTrain,
    light: { x: 0.5, y: 0.55, r: 0.3 },
    camera: [
      { x: 0.5, y: 0.66, zoom: 1.28 },
      { x: 0.5, y: 0.6, zoom: 1.06 },
    ],
  },
  {
    seconds: 7,
    seed: 'iron cold',
    mode: 'night',
    light: { x: 0.5, y: 1.3, r: 0.1 },
    back: (context) => starSky(context, { speed: 0.5, shown: 0.45, pole: [0.5, 0.7] }),
    front: cold,
    near: (context) => nearRim(context, 338),
    camera: [
      { x: 0.5, y: 0.62, zoom: 1.2 },
      { x: 0.51, y: 0.64, zoom: 1.42 },
    ],
    lines: [
      { en: 'Then the desert gave its heat back, all at once.', ar: 'ثمّ ردّت الصحراء حرارتها دفعةً واحدة.' },
      { at: 3.7, en: 'A goat, it turns out, is a kind of stove.', ar: 'واتّضح أنّ المعزاة نوعٌ من المدافئ.' },
    ],
  },
  {
    seconds: 15,
    seed: 'iron sky',
    mode: 'night',
    light: { x: 0.5, y: 1.1, r: 0.2 },
    front: starry,
    near: silhouettes,
    camera: [
      { x: 0.5, y: 0.64, zoom: 1.22 },
      { x: 0.5, y: 0.48, zoom: 1.02 },
    ],
    lines: [
      { at: 9.6, for: 3.6, en: 'The sky has never been so large.', ar: 'لم تكن السماء يومًا بهذا الاتّساع.' },
    ],
    effects: [
      { at: 5.2, sound: 'bell', level: 0.1 },
      { at: 11.4, sound: 'bell', level: 0.08 },
    ],
  },
  {
    seconds: 7,
    seed: 'iron asleep',
    mode: 'night',
    front: asleep,
    fadeOut: 0.8,
    camera: [
      { x: 0.5, y: 0.5, zoom: 1.3 },
      { x: 0.5, y: 0.5, zoom: 1.03 },
    ],
    lines: [
      { en: 'We slept on eighty tons of mountain.', ar: 'نمنا فوق ثمانين طنًّا من الجبل.' },
      { at: 3.3, en: 'It is softer than it sounds. It is not soft.', ar: 'هو ألين ممّا يبدو. لكنّه ليس ليّنًا.' },
    ],
  },
];
