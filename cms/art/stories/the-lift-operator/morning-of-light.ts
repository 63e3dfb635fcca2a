import { eased } from '../draw-story';
import type { Drawing, Shot } from '../story';
import { mix } from '../../core/color';
import { path, rect } from '../../drawing/svg';
import { d } from '../../geometry/point';
import { birds, specks } from '../props/weather';
import { hand } from './brass';
import { figure } from './cast';
import { sun } from './good-mornings';
import { house, street } from './house';
import { buttonAt, jacket } from './jacket';
import { bars, frieze } from './lattice';
import { operatorBust } from './memory';
import { paperPlane } from './notice';
import { floors, gate, shoulder } from './passing';
import { shaftAbove, sizeAt } from './shaft-above';
import { plant } from './upper-rooms';

const greeted: Drawing = (context) => {
  const { t } = context;
  const at = 0.35 + 0.65 * eased(t / 1.2) + eased((t - 2.8) / 1.3) + eased((t - 5.3) / 1.3);
  return floors(context, at, { leaves: 6, greeting: eased((t - 0.3) / 0.8) });
};

const answer: Drawing = (context) => {
  const { W, H, t, colours } = context;
  const { light, middle, paper, darkest } = colours.palette;
  const rays = eased((t - 3) / 2);
  return (
    rect(0, 0, W, H, mix(light, paper, 0.35 + 0.3 * rays)) +
    path(
      d`M${-60 + 120 * rays} 380L${170 + 90 * rays} 0H${340 + 130 * rays}L${180 + 260 * rays} 380Z`,
      paper,
      { opacity: 0.25 + 0.5 * rays },
    ) +
    specks(context, light, { amount: 26, speed: 6, size: 1.6 }) +
    [0, 1, 2]
      .map((i) =>
        rect(20 + i * 216, 70, 168, 330, 'none', { stroke: mix(light, middle, 0.3), 'stroke-width': 3 }),
      )
      .join('') +
    operatorBust(
      context,
      320,
      124 - 4 * Math.sin(t * 1.6) + 7 * Math.sin(Math.PI * eased((t - 3.6) / 1.4)),
      82,
      'rest',
      -1,
    ) +
    plant(544, 280, 60, 5, t, colours) +
    rect(494, 280, 110, 8, mix(middle, darkest, 0.3)) +
    bars({ x: 0, y: 26, w: 92, h: H, columns: 4, rows: 8, color: mix(middle, darkest, 0.5), width: 2.6 }) +
    frieze(0, 0, W, 28, mix(middle, darkest, 0.3), light)
  );
};

const departed: Drawing = (context) => {
  const { t, share } = context;
  const depth = 0.4 + 4 * share;
  const angle = t * 1.9;
  const scale = sizeAt(depth);
  return (
    shaftAbove(context, 4.6) +
    paperPlane(
      context,
      320 + Math.cos(angle) * 210 * scale,
      166 + Math.sin(angle) * 130 * scale,
      54 * scale + 8,
      (angle * 180) / Math.PI + 90,
    )
  );
};

const pressed: Drawing = (context) => {
  const { t } = context;
  const near = eased((t - 0.5) / 1.1);
  const [x, y] = buttonAt(3);
  return (
    jacket(context, 6, t > 1.6 ? 3 : null) +
    hand(context, {
      x: x - 26 - 120 * (1 - near),
      y: y + 24 + 90 * (1 - near),
      size: 19,
      from: 136,
      of: 'twin',
      points: true,
    })
  );
};

const upwards: Drawing = (context) => {
  const { t, colours } = context;
  return house(context, {
    cabin: 3 * eased((t - 0.4) / 4.2),
    leaves: 7,
    greeting: () => 1,
    pots: 6 * eased(t / 2.5),
    inside: (y) =>
      figure('operator', { x: 328, y: y - 1, height: 33, pose: 'speak', isTurned: true }, colours) +
      figure('twin', { x: 312, y: y - 1, height: 21, pose: 'wave' }, colours),
  });
};

/** The last act: the morning after. */
export const MORNING_OF_LIGHT: readonly Shot[] = [
  {
    seconds: 9,
    seed: 'lift greeted',
    mode: 'paper',
    palette: 'founders',
    fadeIn: 0.6,
    front: greeted,
    near: gate,
    over: shoulder(
      (t) =>
        Math.sin(Math.PI * eased((t - 1.6) / 0.8)) +
        Math.sin(Math.PI * eased((t - 4.3) / 0.8)) +
        Math.sin(Math.PI * eased((t - 7) / 0.8)),
    ),
    lines: [
      { en: 'In the morning, One says it first: “Good morning.”', ar: 'في الصباح سبقه الأول: «صباح الخير.»' },
      { at: 3.9, en: 'Then Two, across the onions.', ar: 'ثم الثاني، من فوق البصل.' },
      { at: 6.2, en: 'Then Three, both of them.', ar: 'ثم الثالث، الاثنان معًا.' },
    ],
    effects: [1.2, 4.1, 6.6].map((at) => ({ at, sound: 'bell', level: 0.4 })),
  },
  {
    seconds: 7,
    seed: 'lift answer',
    mode: 'paper',
    palette: 'founders',
    camera: [
      { x: 0.5, y: 0.5, zoom: 1.02 },
      { x: 0.5, y: 0.42, zoom: 1.2 },
    ],
    front: answer,
    lines: [
      { en: 'Thirty years, and he had never had to answer.', ar: 'ثلاثون عامًا لم يحتج فيها إلى الردّ.' },
      { at: 3.6, en: '“A morning of light.”', ar: '«صباح النور.»' },
    ],
  },
  {
    seconds: 5,
    seed: 'lift plane',
    mode: 'paper',
    palette: 'founders',
    camera: [
      { x: 0.5, y: 0.5, zoom: 1.02 },
      { x: 0.5, y: 0.47, zoom: 1.25 },
    ],
    front: departed,
    lines: [
      {
        en: 'The notice has left the house, by air, from Three.',
        ar: 'أمّا الإعلان فغادر البيت، طائرًا من الثالث.',
      },
    ],
    effects: [{ at: 0.2, sound: 'whoosh', level: 0.5 }],
  },
  {
    seconds: 5,
    seed: 'lift pressed',
    mode: 'paper',
    palette: 'founders',
    camera: [
      { x: 0.5, y: 0.5, zoom: 1.04 },
      { x: 0.46, y: 0.55, zoom: 1.25 },
    ],
    front: pressed,
    lines: [{ at: 1.2, en: '“Three, please.”', ar: '«الثالث، من فضلك.»' }],
    effects: [
      { at: 1.6, sound: 'click', level: 0.8 },
      { at: 3.4, sound: 'bell', level: 0.4 },
    ],
  },
  {
    seconds: 6,
    seed: 'lift house',
    mode: 'paper',
    palette: 'founders',
    camera: [
      { x: 0.5, y: 0.62, zoom: 1.5 },
      { x: 0.5, y: 0.5, zoom: 1 },
    ],
    back: (context) =>
      sun(566, 120, 84)(context) + birds(context, context.colours.near, { height: 0.2 }) + street(context),
    front: upwards,
    fadeOut: 1.2,
    lines: [{ at: 0.6, for: 2.6, en: 'It works. They all do.', ar: 'يعمل. كلّها تعمل.' }],
  },
];
