import { mix } from '../../core/color';
import { rect } from '../../drawing/svg';
import { jointsOf } from '../../figures/person';
import { blendPoses, STANDING } from '../../figures/pose-blend';
import { eased } from '../draw-story';
import type { Drawing, Shot } from '../story';
import { buttonPanel, hand } from './brass';
import { dressOf, figure } from './cast';
import { company } from './company';
import { liftCabin } from './lift-cabin';
import { frieze } from './lattice';
import { notice } from './notice';
import { reaching } from './poses';
import { shaftAbove } from './shaft-above';

const fitting: Drawing = (context) => {
  const { t, colours } = context;
  const { darkest, light } = colours.palette;
  const turn = 0.02 * Math.sin(t * 8);
  const working = {
    x: 444,
    y: 322,
    height: 206,
    pose: reaching(STANDING, [0.26, 0.84 + turn], [0.2, 0.76 - turn]),
  };
  const giving = {
    x: 330,
    y: 322,
    height: 218,
    pose: reaching(STANDING, [0.3, 0.6 + 0.03 * Math.sin(t * 2)], [0.1, 0.56]),
  };
  const [hx, hy] = jointsOf({ ...giving, ...dressOf('operator', colours) }).near.hand;
  return liftCabin(context, {
    floor: 0,
    panel: 0.4,
    hasStool: false,
    content:
      rect(356, 300, 60, 22, darkest, { rx: 3 }) +
      rect(374, 292, 24, 8, darkest) +
      figure('workman', working, colours) +
      figure('operator', giving, colours) +
      [0, 1, 2].map((i) => rect(hx - 9 + i * 7, hy - 10 - (i % 2) * 2, 3, 9, light)).join(''),
  });
};

const pressing: Drawing = (context) => {
  const { W, H, t, colours } = context;
  const { middle, light, darkest } = colours.palette;
  const reached = eased((t - 0.5) / 0.9) * (1 - eased((t - 2.1) / 0.9));
  const isLit = t > 1.35;
  return (
    rect(0, 0, W, H, mix(light, middle, 0.2)) +
    [0, 1]
      .map((i) =>
        rect(40 + i * 450, 60, 120, 270, 'none', { stroke: mix(light, middle, 0.45), 'stroke-width': 3 }),
      )
      .join('') +
    frieze(0, 0, W, 28, mix(middle, darkest, 0.35), light) +
    buttonPanel(context, 320, 184, 158, isLit ? 4 : null) +
    hand(context, {
      x: 560 - 168 * reached,
      y: 250 - 60 * reached,
      size: 27,
      from: 24,
      of: 'patient',
      points: true,
    })
  );
};

const unseen: Drawing = (context) => {
  const { t, colours } = context;
  const greeting = Math.max(0, Math.sin(t * 1.1)) ** 0.6;
  return liftCabin(context, {
    floor: 1 + 4 * eased((t - 1) / 6),
    panel: 1,
    hasStool: false,
    content:
      figure(
        'operator',
        { x: 470, y: 322, height: 218, pose: blendPoses(STANDING, 'speak', greeting), isTurned: true },
        colours,
      ) + company(context, { upright: 0 }),
    open: 1,
  });
};

/** Takes warmth out of the light. */
const drained: Drawing = ({ W, H, colours }) =>
  rect(0, 0, W, H, mix(colours.palette.deep, colours.palette.darkest, 0.4), { opacity: 0.24 });

/** The second act: the buttons come. */
export const THE_BUTTONS: readonly Shot[] = [
  {
    seconds: 6,
    seed: 'lift fitting',
    mode: 'night',
    camera: [
      { x: 0.6, y: 0.58, zoom: 1.3 },
      { x: 0.64, y: 0.59, zoom: 1.42 },
    ],
    over: drained,
    front: fitting,
    lines: [
      {
        en: 'Then the buttons came. He held the screws for the man.',
        ar: 'ثم جاءت الأزرار. وهو الذي ناول العاملَ المسامير.',
      },
    ],
    effects: [0.6, 1.4, 3.2, 4.6].map((at) => ({ at, sound: 'knock', level: 0.5 })),
  },
  {
    seconds: 4,
    seed: 'lift pressing',
    mode: 'night',
    camera: [
      { x: 0.5, y: 0.5, zoom: 1 },
      { x: 0.53, y: 0.48, zoom: 1.2 },
    ],
    over: drained,
    front: pressing,
    lines: [{ en: 'One finger, and the house moves.', ar: 'إصبعٌ واحدة، فيتحرّك البيت.' }],
    effects: [
      { at: 1.35, sound: 'click', level: 0.8 },
      { at: 1.8, sound: 'whoosh', level: 0.3 },
    ],
  },
  {
    seconds: 8,
    seed: 'lift unseen',
    mode: 'night',
    camera: [
      { x: 0.44, y: 0.5, zoom: 1.04 },
      { x: 0.56, y: 0.46, zoom: 1.16 },
    ],
    over: drained,
    front: unseen,
    lines: [
      { en: 'He presses nothing. He only says good morning.', ar: 'لا يضغط شيئًا. يقول «صباح الخير»، لا أكثر.' },
      { at: 4.4, en: 'Nobody looks up.', ar: 'ولا أحد يرفع رأسه.' },
    ],
    effects: [2, 4, 6].map((at) => ({ at, sound: 'click', level: 0.4 })),
  },
  {
    seconds: 6,
    seed: 'lift above',
    mode: 'night',
    camera: [
      { x: 0.5, y: 0.5, zoom: 1.04 },
      { x: 0.5, y: 0.47, zoom: 1.3 },
    ],
    over: drained,
    front: (context) => shaftAbove(context, 0.7 + 3.4 * eased(context.share)),
    lines: [
      {
        en: 'So he says it to the floors themselves. “Good morning, Three.”',
        ar: 'فصار يقولها للأدوار نفسها: «صباح الخير يا ثالث.»',
      },
    ],
    effects: [{ at: 0.2, sound: 'whoosh', level: 0.3 }],
  },
  {
    seconds: 6,
    seed: 'lift notice',
    mode: 'night',
    camera: [
      { x: 0.5, y: 0.42, zoom: 1.1 },
      { x: 0.5, y: 0.5, zoom: 1.02 },
    ],
    over: drained,
    front: notice,
    lines: [
      {
        at: 0.3,
        en: '“From the first: buttons, no operator.” It hung crooked. He put it straight.',
        ar: '«من أوّل الشهر، بلا عامل.» كانت الورقة مائلة، فعدّلها.',
      },
    ],
    effects: [
      { at: 0.4, sound: 'paper', level: 0.5 },
      { at: 3.9, sound: 'paper', level: 0.4 },
    ],
  },
];
