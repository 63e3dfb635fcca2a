import { mix } from '../../core/color';
import { circle, rect, stroke } from '../../drawing/svg';
import { poseOf } from '../../figures/pose';
import { d } from '../../geometry/point';
import { eased } from '../draw-story';
import { birds } from '../props/weather';
import type { Drawing, Shot } from '../story';
import { allStreets } from './all-streets';
import { child, OWN } from './cast';
import { courtyard, FLOOR, WINDOW } from './courtyard';
import { balcony } from './hamra';
import { jamAbove } from './jam';
import { motorbike } from './motorbike';
import { karimPlaying } from './player';
import { port } from './port';
import { downpour, rainStreet } from './rain-street';
import { corniche, roadStrings } from './road';
import { doorway, hummed, neighbourSitting } from './stairs';

/** Strings of the oud that lie over a street. */
const strung: Drawing = ({ W, t }) =>
  stroke(
    [0, 1, 2, 3, 4, 5]
      .map((i) => {
        const y = 214 + i * 15;
        return d`M-10 ${y}Q${W * 0.3} ${y + Math.sin(t * 24 + i * 2) * 15} ${W * 0.5} ${y}T${W + 10} ${y}`;
      })
      .join(''),
    OWN.light,
    2.4,
  );

const portAgain: Drawing = (context) =>
  port({ ...context, t: context.t * 1.8 + 6 }) +
  birds(context, context.colours.near, { amount: 12, speed: 80 });
const hamraAgain: Drawing = (context) => balcony(context, 252 - 110 * eased(context.t / 4.6), true);
const jamAgain: Drawing = (context) => jamAbove({ ...context, t: context.t * 9 });
const stairsAgain: Drawing = (context) =>
  doorway(context) +
  neighbourSitting(context, 316, 314, 250) +
  hummed({ ...context, t: context.t * 1.7 }, 330, 96);
const rainAgain: Drawing = (context) => rainStreet(context, 60) + downpour(context);

const everybody: Drawing = (context) => {
  const { t, colours } = context;
  const { palette } = colours;
  return (
    courtyard(context, { open: 0.3 * eased(t / 3), isLit: true, hasStars: true, listeners: 6 }) +
    circle(544, FLOOR - 4, 34, OWN.light, { opacity: 0.25 }) +
    karimPlaying(438, FLOOR + 34, 196, t, 1, mix(palette.second, palette.darkest, 0.45))
  );
};

const morning: Drawing = (context) => {
  const { t } = context;
  const x = 250 + 120 * eased(t / 6);
  return (
    corniche(context, 190) +
    birds(context, OWN.darkest, { height: 0.16, speed: 60 }) +
    roadStrings(context, 296, x, OWN.light) +
    motorbike({ x, y: 302, size: 0.98, t, load: 'oud' })
  );
};

const onTheStep: Drawing = (context) => {
  const { t, colours } = context;
  const sit = poseOf('sit');
  const swing = Math.sin(t * 1.8) * 0.02;
  const pose = { ...sit, head: [swing, 0.86 + Math.abs(swing) * 0.4] as const };
  return (
    courtyard(context, {
      open: 0.12 + 0.8 * eased((t - 3.8) / 2),
      isLit: true,
      player: 'karim',
      hasStars: true,
    }) +
    rect(WINDOW + 26, STEP_PARCEL, 34, 24, OWN.second) +
    rect(WINDOW + 40, STEP_PARCEL, 5, 24, OWN.paper) +
    child({ x: WINDOW - 26, y: FLOOR + 18, height: 124, pose }, false, colours)
  );
};
const STEP_PARCEL = FLOOR - 42;

const [PORT_VIEW, CLOSER] = [
  { x: 0.5, y: 0.5, zoom: 1 },
  { x: 0.5, y: 0.5, zoom: 1.22 },
] as const;

/** The taqsim in which all streets come back, and who listens. */
export const TAQSIM: readonly Shot[] = [
  {
    seconds: 5,
    seed: 'port again',
    mode: 'night',
    palette: 'travel',
    composition: 'sun',
    light: { x: 0.7, y: 0.28, r: 0.22 },
    camera: [PORT_VIEW, CLOSER],
    front: portAgain,
    over: strung,
    lines: [{ at: 0.5, for: 3, en: 'First the port came in.', ar: 'دخل المرفأ أوّلًا.' }],
  },
  {
    seconds: 5,
    seed: 'hamra again',
    mode: 'dusk',
    palette: 'comedy',
    camera: [
      { x: 0.6, y: 0.6, zoom: 1.3 },
      { x: 0.6, y: 0.3, zoom: 1.3 },
    ],
    front: hamraAgain,
    over: strung,
    lines: [{ at: 0.4, for: 3, en: 'Then Hamra, on its rope.', ar: 'ثمّ الحمرا، على حبلها.' }],
  },
  {
    seconds: 5,
    seed: 'jam again',
    mode: 'dusk',
    palette: 'combat-sports',
    camera: [CLOSER, PORT_VIEW],
    front: jamAgain,
    over: strung,
    lines: [
      {
        at: 0.4,
        for: 3.6,
        en: 'Even the horns, and all of them in tune.',
        ar: 'حتى الزمامير، وكلّها في النغم.',
      },
    ],
    effects: [
      { at: 0.2, sound: 'horn', level: 0.2 },
      { at: 2.6, sound: 'horn', level: 0.2 },
    ],
  },
  {
    seconds: 4,
    seed: 'stairs again',
    mode: 'blaze',
    palette: 'kitchen-stories',
    camera: [PORT_VIEW, CLOSER],
    front: stairsAgain,
    over: strung,
    lines: [{ at: 0.3, en: 'And her four bars, with an ending.', ar: 'وجملتُها، ولها الآن خاتمة.' }],
  },
  {
    seconds: 4,
    seed: 'rain again',
    mode: 'night',
    palette: 'money-talk',
    front: rainAgain,
    over: strung,
  },
  {
    seconds: 10,
    seed: 'all streets',
    mode: 'night',
    camera: [
      { x: 0.5, y: 0.7, zoom: 1.24 },
      { x: 0.5, y: 0.5, zoom: 1 },
    ],
    front: allStreets,
    lines: [
      { at: 4.6, for: 4, en: 'All the streets at once, and not one jam.', ar: 'كلّ الشوارع معًا، وبلا زحمة.' },
    ],
  },
  {
    seconds: 6,
    seed: 'everybody',
    mode: 'night',
    camera: [
      { x: 0.64, y: 0.56, zoom: 1.3 },
      { x: 0.5, y: 0.5, zoom: 1 },
    ],
    front: everybody,
    lines: [{ at: 1.4, en: 'The power came back. Nobody noticed.', ar: 'عادت الكهرباء، ولم ينتبه أحد.' }],
    effects: [{ at: 0.3, sound: 'click', level: 0.4 }],
  },
  {
    seconds: 6,
    seed: 'morning after',
    mode: 'blaze',
    composition: 'sun',
    light: { x: 0.62, y: 0.38, r: 0.3 },
    front: morning,
    lines: [
      {
        at: 0.4,
        en: 'By day I deliver parcels. We take the corners slowly.',
        ar: 'في النهار أوصل الطرود، ونأخذ المنعطفات على مهل.',
      },
    ],
    effects: [{ at: 0.1, sound: 'whoosh', level: 0.4 }],
  },
  {
    seconds: 8,
    seed: 'on the step',
    mode: 'night',
    fadeOut: 1.2,
    camera: [
      { x: 0.6, y: 0.54, zoom: 1.1 },
      { x: 0.7, y: 0.52, zoom: 1.38 },
    ],
    front: onTheStep,
    lines: [
      { at: 0.4, en: 'Last night there was someone on the step.', ar: 'ليلةَ أمس كان أحدهم على الدرجة.' },
      { at: 3.9, for: 3.4, en: 'I did not look. I opened the window.', ar: 'لم أنظر. فتحتُ الشبّاك.' },
    ],
    effects: [{ at: 3.9, sound: 'door', level: 0.25 }],
  },
];
