import { mix } from '../../core/color';
import { ellipse, path, rect, stroke } from '../../drawing/svg';
import { poseOf } from '../../figures/pose';
import { blendPoses, STANDING } from '../../figures/pose-blend';
import { d } from '../../geometry/point';
import { khatam } from '../../geometry/star';
import { eased } from '../draw-story';
import { specks } from '../props/weather';
import type { Drawing, Shot } from '../story';
import { child, karim, karimNear, OWN } from './cast';
import { courtyard, FLOOR, WINDOW } from './courtyard';
import { crate } from './crate';
import { labelWet } from './label';
import { motorbike, REAR } from './motorbike';
import { downpour, rainStreet, shelter, spray } from './rain-street';
import { streetSign } from './street-sign';

const ride: Drawing = (context) => {
  const { t, colours } = context;
  const x = 290 + Math.sin(t * 0.8) * 36;
  return (
    rainStreet(context, 190) +
    motorbike({ x, y: 318, size: 0.96, t, load: 'crate', hasBeam: true }) +
    spray(x + REAR[0], 318, t, colours.palette.second) +
    spray(x + 84, 318, t + 0.3, colours.palette.second)
  );
};

const wrapped: Drawing = (context) => {
  const { t } = context;
  const put = eased((t - 1.4) / 2.4);
  const [x, y] = [392, 252];
  const band = (at: number, wound: number): string => {
    const share = Math.min(1, wound);
    return share <= 0
      ? ''
      : stroke(d`M${x - 30} ${y + at}L${x - 30 + 66 * share} ${y + at - 12 * share}`, OWN.second, 17, {
          'stroke-linecap': 'round',
        });
  };
  const shiver = Math.sin(t * 22) * (t < 1.6 ? 1.3 : 0);
  return (
    shelter(context) +
    motorbike({ x: 520, y: 330, size: 0.56, t, load: 'none', speed: 0, hasRider: false, isTurned: true }) +
    crate(x + shiver, y, 168, 62, -86) +
    band(-34, put * 2) +
    band(-8, put * 2 - 0.5) +
    band(18, put * 2 - 1) +
    karim(
      { x: 292, y: 334, height: 226, pose: blendPoses(STANDING, poseOf('serve'), 0.2 + 0.5 * put) },
      t,
      put < 0.08,
    )
  );
};

const standing: Drawing = (context) => {
  const { W, H, t, colours } = context;
  const { palette } = colours;
  return (
    rainStreet(context, 0) +
    ellipse(320, 334, 200, 20, palette.light, { opacity: 0.16 }) +
    path(d`M320 -20L120 ${H}H520Z`, palette.light, { opacity: 0.12 }) +
    path(khatam(320, 150, 128, t * 0.05), palette.light, { opacity: 0.2 }) +
    path(khatam(320, 150, 96, -t * 0.05), palette.light, { opacity: 0.3 }) +
    karimNear(320, 160, 100, 380, false) +
    rect(0, 0, W, H, palette.deep, { opacity: 0.08 }) +
    downpour(context)
  );
};

const memory: Drawing = (context) => {
  const { t, colours } = context;
  const nod = Math.sin(t * 2) * 0.006;
  const sit = poseOf('sit');
  const pose = { ...sit, head: [nod * 2, 0.86 + nod] as const };
  const bread = (x: number, y: number): string =>
    ellipse(x, y, 17, 6, mix(OWN.light, OWN.middle, 0.3)) +
    ellipse(x, y - 5, 17, 6, mix(OWN.light, OWN.middle, 0.14));
  return (
    courtyard(context, { open: 0.85, isLit: true, player: 'teacher' }) +
    child({ x: WINDOW - 28, y: FLOOR + 18, height: 124, pose }, true, colours) +
    bread(WINDOW + 34, FLOOR - 22) +
    bread(WINDOW + 34, FLOOR - 32) +
    specks(context, OWN.light, { amount: 40, speed: 8 })
  );
};

/** Rain in Nahawand: the second line of the label, and whom it means. */
export const RAIN: readonly Shot[] = [
  {
    seconds: 8,
    seed: 'rain ride',
    mode: 'night',
    palette: 'money-talk',
    front: ride,
    over: (context) => downpour(context) + streetSign('شارع النهر', 'نهاوند', { x: 444 })(context),
    lines: [
      {
        at: 0.5,
        for: 3.2,
        en: 'Rain is Nahawand, in every street at once.',
        ar: 'المطر نهاوند، في كلّ الشوارع معًا.',
      },
    ],
    effects: [{ at: 0.1, sound: 'whoosh', level: 0.4 }],
  },
  {
    seconds: 7,
    seed: 'rain shelter',
    mode: 'night',
    palette: 'money-talk',
    camera: [
      { x: 0.5, y: 0.5, zoom: 1 },
      { x: 0.54, y: 0.64, zoom: 1.25 },
    ],
    front: wrapped,
    lines: [
      {
        at: 0.6,
        for: 4.6,
        en: 'I lent the parcel my scarf. It looked cold.',
        ar: 'أعرتُ الطرد وشاحي. بدا عليه البرد.',
      },
    ],
  },
  {
    seconds: 7,
    seed: 'label wet',
    mode: 'night',
    camera: [
      { x: 0.5, y: 0.5, zoom: 1 },
      { x: 0.5, y: 0.48, zoom: 1.16 },
    ],
    front: labelWet,
    lines: [
      { at: 0.2, for: 2.2, en: 'The rain took off the label.', ar: 'نزع المطرُ الورقة.' },
      { at: 3.2, en: '“I knew you were there.”', ar: '«كنتُ أعرف أنّك هناك.»' },
    ],
    effects: [
      { at: 1.2, sound: 'paper', level: 0.6 },
      { at: 3.2, sound: 'bell', level: 0.3 },
    ],
  },
  {
    seconds: 5,
    seed: 'rain standing',
    mode: 'night',
    palette: 'money-talk',
    camera: [
      { x: 0.5, y: 0.45, zoom: 1 },
      { x: 0.5, y: 0.42, zoom: 1.3 },
    ],
    front: standing,
    fadeOut: 0.8,
    lines: [{ at: 0.8, for: 3.2, en: 'I read it twice. The boy was me.', ar: 'قرأتُها مرّتين. الولد أنا.' }],
  },
  {
    seconds: 10,
    seed: 'memory',
    mode: 'paper',
    fadeIn: 0.8,
    camera: [
      { x: 0.6, y: 0.54, zoom: 1.1 },
      { x: 0.7, y: 0.52, zoom: 1.38 },
    ],
    front: memory,
    lines: [
      {
        at: 0.6,
        en: 'I was nine. I carried bread up those stairs.',
        ar: 'كنتُ في التاسعة، أحمل الخبز على ذلك الدرج.',
      },
      { at: 4.1, en: 'Every evening I sat until his song was over.', ar: 'وكلّ مساء أجلس حتى تنتهي أغنيته.' },
      { at: 7.5, en: 'I never knocked.', ar: 'ولم أطرق يومًا.' },
    ],
  },
];
