import { CANVAS, type Clip } from '../clip';
import { easedProgress, ease } from '../drawing/motion';
import { PALETTE } from '../drawing/palette';
import { circle, khatam, line, path, rect } from '../drawing/shapes';

const { width, height } = CANVAS.wide;
const CELL = 160;
const RINGS = [
  { r: 300, colour: PALETTE.ink700 },
  { r: 252, colour: PALETTE.nileDark },
  { r: 206, colour: PALETTE.nile },
  { r: 160, colour: PALETTE.coral },
  { r: 116, colour: PALETTE.saffron },
  { r: 72, colour: PALETTE.paper },
];

/** Draws the tiling, which spreads from the middle outwards. */
const tiling = (t: number): string => {
  const cells: string[] = [];
  for (let row = -1; row <= 5; row += 1) {
    for (let column = -1; column <= 8; column += 1) {
      const x = column * CELL + CELL / 2;
      const y = row * CELL + CELL / 4;
      const distance = Math.hypot(x - width / 2, y - height / 2) / 130;
      const grown = easedProgress(t, distance - 0.8, distance + 1.6);
      if (grown === 0) continue;
      const turn = (t - distance) * 0.05;
      cells.push(
        line(khatam(x, y, CELL * 0.54 * grown, turn), PALETTE.saffron, 2.5, 'opacity=".75"') +
          line(khatam(x, y, CELL * 0.3 * grown, -turn), PALETTE.nile, 2, 'opacity=".8"') +
          circle(x, y, 7 * grown, PALETTE.coral),
      );
    }
  }
  return cells.join('');
};

const rosette = (t: number): string =>
  RINGS.map(({ r, colour }, index) => {
    const opened = easedProgress(t, 8 + index * 0.9, 10 + index * 0.9);
    const breath = 1 + 0.04 * Math.sin(t * 1.4 - index * 0.7);
    const turn = (index % 2 ? -1 : 1) * (t * 0.1 + ease(opened)) + (index * Math.PI) / 8;
    return path(khatam(width / 2, height / 2, r * opened * breath, turn), colour);
  }).join('');

/** Eight-pointed stars: a tiling grows, and a rosette opens in its middle. */
export const khatamClip: Clip = {
  name: 'khatam',
  seconds: 24,
  shape: 'wide',
  sound:
    '0.11*sin(2*PI*196*t)*exp(-1.6*mod(t,2))+0.09*sin(2*PI*261.63*t)*exp(-1.6*mod(t+0.5,2))+0.08*sin(2*PI*392*t)*exp(-1.8*mod(t+1,4))+0.04*sin(2*PI*98*t)',
  draw: (t) => rect(0, 0, width, height, PALETTE.ink) + tiling(t) + rosette(t),
  cues: [
    {
      from: 0.5,
      to: 5.5,
      text: {
        en: 'Two squares, one turned by an eighth: a star.',
        ar: 'مربّعان، أحدهما مُدارٌ بمقدار الثُّمن: هكذا تولد النجمة.',
      },
    },
    {
      from: 6,
      to: 11.5,
      text: { en: 'Repeat it, and a wall becomes a sky.', ar: 'كرِّرها، فيصير الجدار سماءً.' },
    },
    {
      from: 12.5,
      to: 17.5,
      text: { en: 'Every line continues in its neighbour.', ar: 'كل خطّ يكمل طريقه في جاره.' },
    },
    {
      from: 18,
      to: 23.5,
      text: { en: 'The pattern has no end, only an edge.', ar: 'ليس للنقش نهاية، بل حافّة فقط.' },
    },
  ],
};
