import { rect } from '../../drawing/svg';
import { guest } from '../../figures/guest';
import { blendPoses, STANDING, walkingPose } from '../../figures/pose-blend';
import type { Pose } from '../../figures/pose';
import { eased } from '../draw-story';
import type { Drawing, Shot } from '../story';
import { karim, karimNear, NEIGHBOUR, OWN } from './cast';
import { courtyard, FLOOR, WINDOW } from './courtyard';
import { crate } from './crate';
import { motorbike } from './motorbike';
import { doorway, hummed, neighbourSitting, stairAt, stairs } from './stairs';
import { streetSign } from './street-sign';

const carrying = (walk: Pose): Pose => ({
  ...walk,
  arms: [
    [
      [-0.12, 0.74],
      [-0.02, 0.9],
    ],
    [
      [0.14, 0.7],
      [0.1, 0.88],
    ],
  ],
});

const climb: Drawing = (context) => {
  const { t } = context;
  const x = 176 + t * 34;
  const y = stairAt(x) + Math.abs(Math.sin(t * 3.4)) * -3;
  return (
    stairs(context) +
    motorbike({ x: 78, y: 326, size: 0.6, t, load: 'none', speed: 0, hasRider: false }) +
    crate(x - 12, y - 152, 150, 50, -22) +
    karim({ x, y, height: 158, pose: carrying(walkingPose(t * 0.9)) }, t)
  );
};

const humming: Drawing = (context) => {
  const { t } = context;
  const x = 640 - 110 * eased(t / 4.2);
  const pose = t < 4.2 ? walkingPose(t * 1) : blendPoses(walkingPose(4.2), STANDING, eased((t - 4.2) / 0.6));
  return (
    doorway(context) +
    neighbourSitting(context, 316, 314, 232) +
    hummed(context, 336, 106) +
    crate(x + 34, 226, 150, 48, 80) +
    karim({ x, y: 320, height: 236, pose, isTurned: true }, t)
  );
};

const NEIGHBOUR_NEAR = {
  z: 108,
  foot: 380,
  head: 'veil',
  look: NEIGHBOUR,
  side: -1,
  thing: OWN.paper,
} as const;

const talk: Drawing = (context) => {
  const { W, H, t, colours } = context;
  const hers = t < 4 || t > 5.8 ? Math.sin(t * 4) * 2.4 : 0;
  const his = t > 4 && t < 5.8 ? Math.sin(t * 5) * 2.4 : 0;
  return (
    doorway(context) +
    rect(0, 0, W, H, colours.palette.paper, { opacity: 0.3 }) +
    guest({
      ...NEIGHBOUR_NEAR,
      x: 204 + hers * 0.4,
      y: 152 + hers,
      body: colours.middle,
      rim: colours.near,
      gesture: hers === 0 ? 'rest' : 'tell',
    }) +
    crate(560, 236, 250, 84, 78) +
    karimNear(444, 158 + his, 108, 380)
  );
};

const shut: Drawing = (context) => {
  const { t } = context;
  const knocking = Math.max(0, Math.sin((t - 0.8) * 9)) * (t > 0.8 && t < 2.4 ? 1 : 0);
  return (
    courtyard(context, { open: 0, isLit: false }) +
    crate(WINDOW - 62, FLOOR - 52, 130, 44, -82) +
    karim(
      {
        x: WINDOW + 10,
        y: FLOOR + 12,
        height: 150,
        pose: blendPoses(
          STANDING,
          'wave',
          t < 2.6 ? 0.5 + 0.16 * knocking : 0.5 * (1 - eased((t - 2.6) / 0.8)),
        ),
      },
      t,
    )
  );
};

/** The stairs in Hijaz: the neighbour who hums, and a shut window. */
export const STAIRS: readonly Shot[] = [
  {
    seconds: 8,
    seed: 'stairs',
    mode: 'paper',
    palette: 'kitchen-stories',
    camera: [
      { x: 0.4, y: 0.6, zoom: 1.12 },
      { x: 0.6, y: 0.45, zoom: 1.12 },
    ],
    front: climb,
    over: streetSign('الدرج', 'حجاز'),
    lines: [
      {
        at: 0.5,
        for: 5.2,
        en: 'The stairs are Hijaz: one wide step between two small ones.',
        ar: 'الدرج حجاز: درجةٌ واسعة بين درجتين صغيرتين.',
      },
    ],
    effects: [0.6, 1.7, 2.8, 3.9, 5, 6.1, 7.2].map((at) => ({ at, sound: 'step' as const, level: 0.35 })),
  },
  {
    seconds: 7,
    seed: 'stairs door',
    mode: 'paper',
    palette: 'kitchen-stories',
    camera: [
      { x: 0.5, y: 0.55, zoom: 1 },
      { x: 0.52, y: 0.5, zoom: 1.16 },
    ],
    front: humming,
    lines: [
      { at: 0.2, for: 1.5, en: '[Humming]', ar: '[دندنة]' },
      {
        at: 2,
        en: 'She has hummed the same four bars since I was at school.',
        ar: 'تدندن الجملة نفسها منذ كنتُ في المدرسة.',
      },
    ],
    effects: [0.5, 1.5, 2.5, 3.5].map((at) => ({ at, sound: 'step' as const, level: 0.3 })),
  },
  {
    seconds: 9,
    seed: 'stairs talk',
    mode: 'blaze',
    palette: 'kitchen-stories',
    camera: [
      { x: 0.5, y: 0.5, zoom: 1 },
      { x: 0.5, y: 0.46, zoom: 1.14 },
    ],
    front: talk,
    lines: [
      {
        at: 0.2,
        en: '“The teacher? With his daughter, across the sea.”',
        ar: '«الأستاذ؟ عند ابنته، وراء البحر.»',
      },
      { at: 4.2, en: '“And the boy?”', ar: '«والولد؟»' },
      { at: 5.9, en: '“Boys leave too. They buy motorbikes.”', ar: '«الأولاد يرحلون أيضًا. يشترون درّاجات.»' },
    ],
  },
  {
    seconds: 6,
    seed: 'shut window',
    mode: 'dusk',
    palette: 'kitchen-stories',
    camera: [
      { x: 0.62, y: 0.6, zoom: 1.5 },
      { x: 0.5, y: 0.5, zoom: 1.05 },
    ],
    front: shut,
    lines: [{ at: 2.6, en: 'Nobody. Only the lemons were at home.', ar: 'لا أحد. الليمون وحده في البيت.' }],
    effects: [
      { at: 0.95, sound: 'knock' },
      { at: 1.35, sound: 'knock' },
      { at: 1.75, sound: 'knock' },
    ],
  },
];
