import { mix } from '../../core/color';
import { rect } from '../../drawing/svg';
import { bust } from '../../figures/bust';
import { blendPoses, STANDING } from '../../figures/pose-blend';
import { eased } from '../draw-story';
import type { Drawing, Shot } from '../story';
import { buttonPanel } from './brass';
import { dressOf, figure } from './cast';
import { company } from './company';
import { litHouse, STUCK } from './dark-house';
import { lamp } from './lamp';
import { frieze } from './lattice';
import { CABIN, liftCabin } from './lift-cabin';
import { lampWall, operatorBust } from './memory';
import { teaFromBelow } from './tea';

const talking: Drawing = (context) => {
  const { t, colours } = context;
  return liftCabin(context, {
    floor: STUCK,
    light: 0.95,
    lamp: [404, 214],
    hasStool: true,
    content:
      company(context, { upright: 1, hasTea: true, talk: 1 }) +
      figure(
        'operator',
        {
          x: 452,
          y: CABIN.floor,
          height: 218,
          pose: blendPoses(STANDING, 'speak', 0.5 + 0.5 * Math.sin(t * 1.2)),
          isTurned: true,
        },
        colours,
      ) +
      lamp(context, 494, 258, 46, 1),
  });
};

const unpressed: Drawing = (context) => {
  const { W, H, colours, t } = context;
  const { middle, light, darkest } = colours.palette;
  return (
    rect(0, 0, W, H, mix(light, middle, 0.3)) +
    [0, 1]
      .map((i) =>
        rect(40 + i * 450, 60, 120, 270, 'none', { stroke: mix(light, middle, 0.55), 'stroke-width': 3 }),
      )
      .join('') +
    frieze(0, 0, W, 28, mix(middle, darkest, 0.35), light) +
    buttonPanel(context, 320, 184, 158, Math.floor(t * 1.6) % 2 === 0 ? 3 : null) +
    lamp(context, 536, 344, 70, 1)
  );
};

const asked: Drawing = (context) => {
  const { t, colours } = context;
  const { head, look, shirt } = dressOf('twin', colours);
  const lean = eased((t - 3) / 1);
  return (
    lampWall(context, 330, 220) +
    operatorBust(context, 410 - 14 * lean, 136 + 10 * lean, 92, t > 3.2 ? 'rest' : 'cup', -1) +
    bust({
      x: 196,
      y: 226 - 6 * Math.sin(t * 2),
      z: 66,
      foot: 380,
      head,
      look,
      body: shirt,
      rim: mix(shirt, colours.palette.light, 0.4),
      hasPin: false,
    }) +
    lamp(context, 560, 330, 70, 1)
  );
};

/** The third act's end: tea, talk, and light that nobody needs. */
export const BETWEEN_FLOORS: readonly Shot[] = [
  {
    seconds: 7,
    seed: 'lift tea',
    mode: 'night',
    palette: 'founders',
    camera: [
      { x: 0.5, y: 0.6, zoom: 1.2 },
      { x: 0.5, y: 0.4, zoom: 1.12 },
    ],
    front: teaFromBelow,
    lines: [
      {
        en: 'From the second floor, through the lattice: tea. Seven glasses.',
        ar: 'ومن الدور الثاني، من خلال الشبك: شاي. سبعة أكواب.',
      },
    ],
    effects: [
      { at: 2, sound: 'click', level: 0.3 },
      { at: 5, sound: 'bell', level: 0.2 },
    ],
  },
  {
    seconds: 9,
    seed: 'lift talk',
    mode: 'night',
    palette: 'founders',
    camera: [
      { x: 0.46, y: 0.55, zoom: 1.08 },
      { x: 0.52, y: 0.56, zoom: 1.22 },
    ],
    front: talking,
    lines: [
      {
        en: 'The piano, it turns out, can be heard on four. That is what he hums.',
        ar: 'تبيّن أن البيانو يُسمع في الرابع. هذا ما كان يدندنه الطبيب.',
      },
      {
        at: 5.3,
        en: 'Eleven years in one house. They had not met.',
        ar: 'أحد عشر عامًا في بيتٍ واحد، ولم يتعارفوا.',
      },
    ],
  },
  {
    seconds: 5,
    seed: 'lift light',
    light: { x: 0.5, y: 0.6, r: 0.3 },
    mode: 'night',
    palette: 'founders',
    camera: [
      { x: 0.5, y: 0.58, zoom: 1.25 },
      { x: 0.5, y: 0.5, zoom: 1 },
    ],
    front: (context) => litHouse(context, 1, (floor) => eased((context.t - 1 - floor * 0.3) / 0.25)),
    lines: [{ at: 0.8, en: 'At nine the light came back.', ar: 'في التاسعة عاد النور.' }],
    effects: [1.3, 1.6, 1.9, 2.2, 2.5, 2.8].map((at) => ({ at, sound: 'click', level: 0.6 })),
  },
  {
    seconds: 4,
    seed: 'lift unpressed',
    mode: 'night',
    palette: 'founders',
    camera: [
      { x: 0.52, y: 0.5, zoom: 1.04 },
      { x: 0.5, y: 0.5, zoom: 1.16 },
    ],
    front: unpressed,
    lines: [{ en: 'Nobody pressed the button.', ar: 'ولم يضغط أحدٌ الزر.' }],
  },
  {
    seconds: 7,
    seed: 'lift asked',
    mode: 'night',
    palette: 'founders',
    camera: [
      { x: 0.46, y: 0.55, zoom: 1.02 },
      { x: 0.52, y: 0.5, zoom: 1.14 },
    ],
    front: asked,
    fadeOut: 0.8,
    lines: [
      { en: '“And which floor is yours?”', ar: '«وأنت، أيّ دورٍ دورك؟»' },
      { at: 3.4, en: '“This one. The one between.”', ar: '«هذا. الذي بين الدورين.»' },
    ],
  },
];
