import { mix } from '../../core/color';
import { circle, path, rect, stroke } from '../../drawing/svg';
import { blendPoses, STANDING, walkingPose } from '../../figures/pose-blend';
import { d } from '../../geometry/point';
import { khatam } from '../../geometry/star';
import { eased } from '../draw-story';
import { stars } from '../props/weather';
import type { Drawing, Shot } from '../story';
import { karim, karimNear, KARIM, neighbour, neighbourNear, OWN } from './cast';
import { courtyard, FLOOR } from './courtyard';
import { crate, openCrate, ringing } from './crate';
import { houses } from './houses';
import { motorbike } from './motorbike';
import { motorbikeFront } from './motorbike-views';
import { oudShape } from './oud-shape';
import { karimPlaying } from './player';
import { comingStrings } from './road';
import { streetSign } from './street-sign';

const powerCut: Drawing = (context) => {
  const { W, H, t, colours } = context;
  const { palette } = colours;
  const edge = 700 - t * 190;
  const row = (
    seed: string,
    base: number,
    heights: readonly [number, number],
    fill: string,
    pane: number,
  ): string =>
    houses({
      seed,
      length: 660,
      base,
      heights,
      widths: [34, 80],
      fills: [fill, mix(fill, palette.deep, 0.25)],
      dark: mix(palette.deep, palette.darkest, 0.5),
      lit: palette.second,
      isLit: (x, chance) => chance > 0.25 && x < edge,
      pane,
    });
  return (
    stars(context, palette.paper, { amount: Math.round(60 * eased((t - 1) / 4)), horizon: 0.4 }) +
    row('cut far', 210, [60, 150], mix(palette.middle, palette.deep, 0.4), 8) +
    row('cut near', 262, [40, 140], palette.deep, 11) +
    rect(-10, 260, W + 20, H, palette.darkest) +
    motorbike({ x: 60 + t * 62, y: 312, size: 0.72, t, load: 'crate', hasBeam: true })
  );
};

const darkRoad: Drawing = (context) => {
  const { W, H, t, share, colours } = context;
  const x = W / 2 + Math.sin(t * 1.4) * 40;
  const y = 236 + 90 * share;
  const size = 0.6 + 0.85 * share ** 1.4;
  return (
    rect(0, 0, W, H, colours.palette.darkest) +
    path(d`M${W / 2} 150L-60 ${H + 10}H700Z`, mix(colours.palette.deep, colours.palette.darkest, 0.4)) +
    comingStrings(context, [W / 2, 150], colours.palette.second) +
    path(
      d`M${x - 16 * size} ${y - 104 * size}L${x - 260} ${H + 20}H${x + 260}L${x + 16 * size} ${y - 104 * size}Z`,
      OWN.light,
      {
        opacity: 0.24,
      },
    ) +
    motorbikeFront(x, y, size, t, { lean: Math.cos(t * 1.4) * 5, hasBeam: true })
  );
};

const lantern = (x: number, y: number, color: string): string =>
  circle(x, y, 60, color, { opacity: 0.16 }) +
  circle(x, y, 30, color, { opacity: 0.28 }) +
  path(d`M${x - 8} ${y - 10}h16l3 20h-22Z`, color) +
  stroke(d`M${x - 6} ${y - 10}Q${x} ${y - 24} ${x + 6} ${y - 10}`, OWN.darkest, 2);

const key: Drawing = (context) => {
  const { t, colours } = context;
  const x = 150 + 96 * eased(t / 3);
  const pose = t < 3 ? walkingPose(t * 0.9) : STANDING;
  const given = eased((t - 1.2) / 1.2);
  const shine = 0.6 + 0.4 * Math.sin(t * 5);
  return (
    courtyard(context, { open: 0, isLit: false, hasStars: true }) +
    crate(x - 44, 232, 150, 48, -80) +
    karim({ x, y: FLOOR + 22, height: 196, pose }, t) +
    neighbour(
      { x: 372, y: FLOOR + 22, height: 184, pose: blendPoses(STANDING, 'speak', given), isTurned: true },
      colours,
    ) +
    lantern(404, 226, OWN.light) +
    stroke(d`M${358 - 22 * given} 192v14m0 -4h7m-7 -4h5`, OWN.light, 3) +
    path(khatam(358 - 22 * given, 186, 8 + shine), OWN.light)
  );
};

const opened: Drawing = (context) => {
  const { W, H, t, colours } = context;
  const lifted = eased((t - 0.8) / 1.8);
  const up = eased((t - 2.2) / 2.6);
  const rays = Array.from({ length: 9 }, (_, i) => {
    const a = -Math.PI * (0.1 + i * 0.1) + Math.sin(t + i) * 0.03;
    return d`M320 268L${320 + Math.cos(a - 0.045) * 420} ${268 + Math.sin(a - 0.045) * 420}L${320 + Math.cos(a + 0.045) * 420} ${268 + Math.sin(a + 0.045) * 420}Z`;
  }).join('');
  return (
    rect(0, 0, W, H, mix(colours.palette.deep, colours.palette.darkest, 0.2)) +
    path(rays, OWN.light, { opacity: 0.32 * lifted }) +
    karimNear(112, 150 - lifted * 4, 84, 340) +
    neighbourNear(536, 158 - lifted * 4, 80, 340, colours) +
    circle(320, 250, 170, OWN.light, { opacity: 0.22 * lifted }) +
    oudShape({ x: 320 - up * 10, y: 262 - up * 106, size: 62, turn: 78 - up * 62, t }) +
    openCrate(320, 322, 360, lifted) +
    rect(0, 320, W, H, colours.palette.darkest)
  );
};

const tuning: Drawing = (context) => {
  const { W, H, t, colours } = context;
  const pluck = Math.max(0, 1 - ((t + 1.4) % 1.9) / 1.3);
  const strum = Math.sin(Math.min(1, (t + 1.4) % 1.9) * 3.14) * 22;
  return (
    rect(0, 0, W, H, colours.palette.deep) +
    ringing(330, 200, t * 0.6, 260, colours.palette.second, 5) +
    oudShape({ x: 300, y: 210, size: 178, turn: -66, t, played: pluck }) +
    stroke(d`M700 420L${500} ${318 + strum * 0.3}`, OWN.paper, 84, { 'stroke-linecap': 'round' }) +
    stroke(d`M520 330L${444} ${278 + strum * 0.6}`, KARIM.skin, 58, { 'stroke-linecap': 'round' }) +
    stroke(d`M446 276L${384} ${226 + strum}`, KARIM.skin, 21, { 'stroke-linecap': 'round' }) +
    stroke(d`M450 300L${396} ${262 + strum * 0.7}`, mix(KARIM.skin, OWN.darkest, 0.15), 21, {
      'stroke-linecap': 'round',
    })
  );
};

const firstNotes: Drawing = (context) => {
  const { t, colours } = context;
  const played = eased((t - 1) / 1);
  return (
    courtyard(context, { open: 0, isLit: false, hasStars: true }) +
    lantern(544, FLOOR - 4, OWN.light) +
    (played > 0 ? ringing(446, 232, t * 0.7, 210, colours.lit, 5) : '') +
    karimPlaying(438, FLOOR + 34, 210, t, played, mix(OWN.second, OWN.darkest, 0.45))
  );
};

/** The power goes; a key, a box, and the first notes. */
export const NIGHT: readonly Shot[] = [
  {
    seconds: 6,
    seed: 'power cut',
    mode: 'dusk',
    palette: 'late-talk',
    front: powerCut,
    over: streetSign('كلّ الشوارع', 'كُرد', { until: 4.6 }),
    lines: [
      {
        at: 0.4,
        en: 'At six the power goes, and the city drops to Kurd.',
        ar: 'في السادسة تنقطع الكهرباء، فتهبط المدينة إلى الكُرد.',
      },
    ],
    effects: [{ at: 0.6, sound: 'click', level: 0.7 }],
  },
  {
    seconds: 5,
    seed: 'dark road',
    mode: 'night',
    palette: 'late-talk',
    front: darkRoad,
    lines: [{ at: 0.6, for: 3, en: 'I had one delivery left.', ar: 'وبقي لي طردٌ واحد.' }],
    effects: [{ at: 4.2, sound: 'whoosh', level: 0.6 }],
  },
  {
    seconds: 8,
    seed: 'key',
    mode: 'night',
    camera: [
      { x: 0.45, y: 0.6, zoom: 1.15 },
      { x: 0.47, y: 0.64, zoom: 1.4 },
    ],
    front: key,
    lines: [
      {
        at: 0.3,
        en: '“He left me a key. For the boy, if he asked.”',
        ar: '«ترك لي مفتاحًا. للولد، إذا سأل.»',
      },
      { at: 4.1, en: '“You never told me!”', ar: '«لم تخبريني!»' },
      { at: 6, en: '“You were driving.”', ar: '«كنتَ تقود.»' },
    ],
    effects: [
      { at: 0.4, sound: 'step', level: 0.3 },
      { at: 1.5, sound: 'step', level: 0.3 },
      { at: 2.4, sound: 'bell', level: 0.25 },
    ],
  },
  {
    seconds: 7,
    seed: 'opened',
    mode: 'night',
    camera: [
      { x: 0.5, y: 0.6, zoom: 1.16 },
      { x: 0.5, y: 0.5, zoom: 1 },
    ],
    front: opened,
    lines: [{ at: 4.2, for: 2.2, en: 'His oud.', ar: 'عودُه.' }],
    effects: [{ at: 0.8, sound: 'door', level: 0.4 }],
  },
  {
    seconds: 6,
    seed: 'tuning',
    mode: 'night',
    camera: [
      { x: 0.45, y: 0.5, zoom: 1 },
      { x: 0.5, y: 0.55, zoom: 1.18 },
    ],
    front: tuning,
    lines: [{ at: 1, for: 4, en: 'It was a little flat. So was I.', ar: 'كان نازلًا قليلًا. وأنا كذلك.' }],
  },
  {
    seconds: 8,
    seed: 'first notes',
    mode: 'night',
    camera: [
      { x: 0.68, y: 0.62, zoom: 1.6 },
      { x: 0.6, y: 0.55, zoom: 1.2 },
    ],
    front: firstNotes,
  },
];
