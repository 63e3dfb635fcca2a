import { mix } from '../../core/color';
import { circle, rect } from '../../drawing/svg';
import { eased } from '../draw-story';
import type { Drawing, Shot } from '../story';
import { hand } from './brass';
import { litHouse, powerCut } from './dark-house';
import { lamp } from './lamp';
import { lampWall, telling } from './memory';
import { steps } from './steps';

const heardAt = (t: number): readonly number[] => (t < 3.2 ? [] : t < 5.5 ? [0] : t < 7.7 ? [1, 2] : [5]);

const lighting: Drawing = (context) => {
  const { t, W, H, colours } = context;
  const { darkest, light, second } = colours.palette;
  const lit = eased((t - 1.7) / 1.6);
  const near = 1 - eased((t - 2.2) / 1.2);
  const [mx, my] = [388 + (1 - near) * 90, 196 + (1 - near) * 60 - 30 * eased(t / 1.4) + 30];
  const match = t > 0.5 && t < 2.9;
  return (
    rect(0, 0, W, H, darkest) +
    lampWall(context, 320, 170, 0.12 + 0.88 * lit) +
    rect(0, 292, W, 80, mix(darkest, colours.palette.middle, 0.2 + 0.25 * lit)) +
    lamp(context, 320, 298, 128, lit) +
    (match
      ? circle(mx - 34, my - 8, 34 + 3 * Math.sin(t * 20), second, { opacity: 0.35 }) +
        circle(mx - 34, my - 8, 8, light)
      : '') +
    rect(mx - 34, my - 4, 34, 4, light) +
    hand(context, { x: mx + 8, y: my + 2, size: 25, from: 26, of: 'operator' })
  );
};

const tale =
  (
    floor: number,
    to: Parameters<typeof telling>[1]['to'],
    more: { second?: 'twin'; leaves?: number } = {},
  ): Drawing =>
  (context) =>
    telling(context, { floor, to, ...more });

const CLOSE = [
  { x: 0.5, y: 0.48, zoom: 1 },
  { x: 0.5, y: 0.46, zoom: 1.1 },
] as const;

/** The third act: the power cut, the lamp, and what he has seen of each of them. */
export const IN_THE_DARK: readonly Shot[] = [
  {
    seconds: 8,
    seed: 'lift cut',
    mode: 'dusk',
    camera: [
      { x: 0.5, y: 0.6, zoom: 1 },
      { x: 0.5, y: 0.68, zoom: 1.5 },
    ],
    front: powerCut,
    lines: [
      {
        en: 'The last evening of the month. At dusk, all six were in the lift.',
        ar: 'آخر مساءٍ في الشهر. عند الغروب كان الستة كلّهم في المصعد.',
      },
      { at: 5, en: '[A thud, then nothing]', ar: '[خبطة، ثم لا شيء]' },
    ],
    effects: [
      { at: 4, sound: 'door', level: 1 },
      { at: 4.5, sound: 'knock', level: 0.8 },
    ],
  },
  {
    seconds: 10,
    seed: 'lift steps',
    mode: 'night',
    camera: [
      { x: 0.43, y: 0.62, zoom: 1.12 },
      { x: 0.57, y: 0.62, zoom: 1.12 },
    ],
    front: (context) => steps(context, heardAt(context.t)),
    lines: [
      { en: 'Six in the dark. He knows their steps.', ar: 'ستةٌ في الظلام. يعرف كلّ واحدٍ من خطوته.' },
      { at: 3.3, en: 'A shoe that keeps time: One.', ar: 'حذاءٌ يضبط الإيقاع: الأول.' },
      { at: 5.6, en: 'Small, quick, twice: Three.', ar: 'خطواتٌ صغيرة، مرّتين: الثالث.' },
      { at: 7.8, en: 'And never in a hurry: Five.', ar: 'وخطوةٌ لا تستعجل: الخامس.' },
    ],
    effects: [3.6, 4.05, 4.5, 4.95, 5.8, 5.95, 6.3, 6.45, 6.8, 6.95, 8.1, 9.2].map((at) => ({
      at,
      sound: 'step',
      level: 0.7,
    })),
  },
  {
    seconds: 5,
    seed: 'lift lamp',
    mode: 'night',
    palette: 'founders',
    camera: [
      { x: 0.52, y: 0.55, zoom: 1.3 },
      { x: 0.5, y: 0.5, zoom: 1.02 },
    ],
    front: lighting,
    lines: [
      { at: 0.8, en: 'He has a lamp. He has always had a lamp.', ar: 'معه قنديل. كان معه قنديلٌ طوال الوقت.' },
    ],
    effects: [{ at: 0.4, sound: 'paper', level: 0.7 }],
  },
  {
    seconds: 6,
    seed: 'lift stars',
    light: { x: 0.5, y: 0.6, r: 0.3 },
    mode: 'night',
    palette: 'founders',
    camera: [
      { x: 0.5, y: 0.68, zoom: 1.9 },
      { x: 0.5, y: 0.6, zoom: 1.15 },
    ],
    front: (context) => litHouse(context, eased(context.t / 2), () => 0),
  },
  {
    seconds: 7,
    seed: 'lift told one',
    mode: 'night',
    palette: 'founders',
    camera: CLOSE,
    front: tale(1, 'pianist'),
    lines: [
      {
        en: '“On Thursdays you play for nobody. I stop between floors to listen.”',
        ar: '«يوم الخميس تعزف لنفسك. أقف بين دورين لأسمعك.»',
      },
    ],
  },
  {
    seconds: 7,
    seed: 'lift told three',
    mode: 'night',
    palette: 'founders',
    camera: [CLOSE[1], CLOSE[0]],
    front: tale(3, 'twin', { second: 'twin' }),
    lines: [
      {
        en: '“You two swapped names in second grade. I never let on.”',
        ar: '«تبادلتما الاسمين في الصف الثاني. عرفتُ، ولم أقل لأحد.»',
      },
    ],
  },
  {
    seconds: 6,
    seed: 'lift told four',
    mode: 'night',
    palette: 'founders',
    camera: CLOSE,
    front: tale(4, 'dentist'),
    lines: [
      {
        en: '“You hum because you are afraid, too. It calms them.”',
        ar: '«تدندن لأنك تخاف أنت أيضًا. وهذا يطمئنهم.»',
      },
    ],
  },
  {
    seconds: 8,
    seed: 'lift told five',
    mode: 'night',
    palette: 'founders',
    camera: [CLOSE[1], CLOSE[0]],
    front: tale(5, 'widow', { leaves: 6 }),
    lines: [
      {
        en: '“At noon I stop below five, so that the light in the shaft gets to your plant.”',
        ar: '«عند الظهر أقف تحت الخامس قليلًا، حتى يصل الضوء إلى نبتتك.»',
      },
    ],
  },
  {
    seconds: 6,
    seed: 'lift told six',
    mode: 'night',
    palette: 'founders',
    camera: CLOSE,
    front: tale(6, 'bride'),
    lines: [
      {
        en: '“A hundred and twelve stairs. The finest dress I ever raced.”',
        ar: '«مئةٌ واثنتا عشرة درجة. كان أجمل فستانٍ سابقتُه.»',
      },
    ],
  },
];
