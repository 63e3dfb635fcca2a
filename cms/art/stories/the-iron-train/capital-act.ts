import { mix } from '../../core/color';
import { guest } from '../../figures/guest';
import { walkingPose, STANDING, blendPoses } from '../../figures/pose-blend';
import { circle, path, stroke } from '../../drawing/svg';
import { d } from '../../geometry/point';
import { eased } from '../draw-story';
import { specks } from '../props/weather';
import type { Drawing, Shot } from '../story';
import { bag, goatSeller, standing, traveller } from './cast';
import { sun } from './desert';
import { ironHand } from './iron-hand';
import { hangingCloth, lowTown, sandGround, stall } from './market';
import { travelMap } from './travel-map';

const market: Drawing = (context) => {
  const { W, H, colours, t } = context;
  const { second, middle, light, paper, deep } = colours.palette;
  const seller = goatSeller(colours);
  const passer = { ...seller, cloth: mix(paper, second, 0.12), fold: mix(paper, deep, 0.3) };
  const woman = {
    ...traveller(colours),
    cloth: mix(middle, deep, 0.25),
    look: { ...traveller(colours).look, accent: mix(middle, deep, 0.15) },
  };
  const x = 96 + t * 34;
  return [
    sun(520, 70, 34, colours),
    lowTown(W, 214, 40, colours),
    sandGround(W, H, 210, colours),
    stall(context, 20, 256, 170, 132, 'تمر وفواكه', 'fruit'),
    stall(context, 236, 256, 176, 138, 'ملاحف وأقمشة', 'cloth'),
    stall(context, 456, 256, 164, 130, 'شاي ونعناع', 'fruit'),
    standing(
      passer,
      'turban',
      { x: 560 - t * 26, y: 300, height: 112, isTurned: true },
      walkingPose(t * 0.7),
    ),
    standing(
      woman,
      'veil',
      { x: 430, y: 284, height: 104, isTurned: true },
      blendPoses(STANDING, 'speak', 0.5 + 0.5 * Math.sin(t * 1.7)),
    ),
    standing(
      { ...seller, look: { ...seller.look, accent: light } },
      'turban',
      { x: 212, y: 284, height: 110 },
      blendPoses(STANDING, 'speak', 0.5 + 0.5 * Math.sin(t * 2.1 + 2)),
    ),
    standing(traveller(colours), 'veil', { x, y: 338, height: 158 }, walkingPose(t * 0.6)),
    bag(x - 14, 254, 10, colours),
  ].join('');
};

const clothSeller: Drawing = (context) => {
  const { colours, t } = context;
  const { second, middle, light, paper, deep, darkest } = colours.palette;
  const her = traveller(colours);
  const sellerLook = { ...goatSeller(colours).look, accent: mix(middle, deep, 0.2) };
  const drawn = eased(t / 3.5);
  const wind = Math.sin(t * 2) * 3;
  const tones = [
    middle,
    light,
    mix(deep, middle, 0.5),
    paper,
    mix(second, deep, 0.3),
    mix(middle, paper, 0.4),
    light,
  ];
  return [
    ...tones.map((tone, i) =>
      hangingCloth(-12 + i * 98, -10, 84, 190 + (i % 3) * 34, t, mix(tone, deep, 0.12), darkest),
    ),
    guest({
      x: 158,
      y: 148 + Math.sin(t * 1.6) * 1.5,
      z: 88,
      foot: 380,
      head: 'veil',
      look: sellerLook,
      body: mix(middle, deep, 0.35),
      rim: paper,
      gesture: 'tell',
      side: 1,
      thing: light,
    }),
    guest({
      x: 496,
      y: 136 + Math.sin(t * 1.6 + 2) * 1.5,
      z: 92,
      foot: 380,
      head: 'veil',
      look: her.look,
      body: her.cloth,
      rim: her.fold,
      gesture: 'rest',
      side: -1,
      thing: light,
    }),
    path(
      d`M306 ${240 + wind}C${306 + 50 * drawn} ${262 + wind} ${306 + 96 * drawn} ${226 - wind} ${306 + 152 * drawn} ${240 - 76 * drawn}` +
        d`L${306 + 160 * drawn} ${300 - 44 * drawn}C${306 + 110 * drawn} ${322 + wind} ${306 + 60 * drawn} ${300 - wind} ${298 + 10 * drawn} ${372}Z`,
      mix(her.look.accent, her.fold, 0.14),
    ),
    stroke(
      [0.25, 0.5, 0.75]
        .map(
          (share) =>
            d`M${306 + share * 4} ${244 + share * 90 + wind}C${306 + 54 * drawn} ${264 + share * 44} ${306 + 100 * drawn} ${232 + share * 74 - wind} ${306 + 154 * drawn} ${240 - 76 * drawn + share * 82}`,
        )
        .join(''),
      her.fold,
      2.4,
    ),
    circle(312, 246 + wind * 0.5, 13, sellerLook.skin),
  ].join('');
};

/** The spoonful of iron, and the capital. */
export const CAPITAL_ACT: readonly Shot[] = [
  {
    seconds: 7,
    seed: 'iron hand before',
    mode: 'dusk',
    fadeIn: 1,
    camera: [
      { x: 0.46, y: 0.54, zoom: 1.22 },
      { x: 0.46, y: 0.5, zoom: 1 },
    ],
    composition: 'rose',
    light: { x: 0.44, y: 0.42, r: 0.34 },
    front: (context) =>
      ironHand(context, 300, 216 + Math.sin(context.t * 1.3) * 3, 62, {
        tilt: -2 + Math.sin(context.t * 0.9),
      }) + specks(context, context.colours.lit, { amount: 26, speed: 16, size: 1 }),
    lines: [
      { at: 0.3, en: 'I have a spoonful of iron in my pocket.', ar: 'في جيبي ملعقةٌ من حديد.' },
      { at: 3.7, en: 'It came by a train as long as a town.', ar: 'جاء بها قطارٌ بطول مدينة.' },
    ],
  },
  {
    seconds: 8,
    seed: 'iron market',
    mode: 'blaze',
    camera: [
      { x: 0.42, y: 0.6, zoom: 1.3 },
      { x: 0.58, y: 0.58, zoom: 1.14 },
    ],
    front: market,
    lines: [
      {
        at: 0.3,
        en: 'In Nouakchott I asked for the railway station.',
        ar: 'سألتُ في نواكشوط عن محطّة القطار.',
      },
      { at: 4.1, en: 'The whole market laughed. There isn’t one.', ar: 'ضحك السوق كلّه. لا محطّة هنا.' },
    ],
    effects: [{ at: 0.6, sound: 'bell', level: 0.16 }],
  },
  {
    seconds: 7,
    seed: 'iron cloth',
    mode: 'paper',
    camera: [
      { x: 0.48, y: 0.5, zoom: 1.02 },
      { x: 0.55, y: 0.46, zoom: 1.16 },
    ],
    front: clothSeller,
    lines: [
      { en: 'But a woman sold me four metres of veil.', ar: 'لكنّ بائعةً لفّتني بأربعة أمتارٍ من القماش.' },
      { at: 3.5, en: '“For the wind,” she said. “And for the iron.”', ar: 'قالت: «هذه للريح. وللحديد».' },
    ],
    effects: [{ at: 0.4, sound: 'whoosh', level: 0.2 }],
  },
  {
    seconds: 8,
    seed: 'iron map',
    mode: 'paper',
    camera: [
      { x: 0.42, y: 0.68, zoom: 1.34 },
      { x: 0.56, y: 0.48, zoom: 1.12 },
    ],
    front: (context) => travelMap(context, { road: eased((context.t - 0.8) / 5.4) }),
    lines: [
      {
        en: 'The train stops at Choum, five hundred kilometres away.',
        ar: 'القطار يقف في شوم، على بعد خمسمئة كيلومتر.',
      },
      { at: 4.6, en: '“Stops” is a polite word for it.', ar: 'و«يقف» كلمةٌ مهذّبة.' },
    ],
    effects: [{ at: 0.2, sound: 'paper', level: 0.5 }],
  },
];
