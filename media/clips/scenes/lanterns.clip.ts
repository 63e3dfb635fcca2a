import { CANVAS, type Clip } from '../clip';
import { easedProgress, pseudoRandom } from '../drawing/motion';
import { PALETTE } from '../drawing/palette';
import { circle, glow, khatam, line, path, rect, sky } from '../drawing/shapes';

const { width, height } = CANVAS.wide;
const LANTERNS = 7;
const COLOURS = [PALETTE.saffron, PALETTE.coral, PALETTE.nile];

const lantern = (index: number, t: number): string => {
  const size = 44 + 26 * pseudoRandom(index, 5);
  const x = (width * (index + 0.5)) / LANTERNS;
  const rope = 90 + 150 * pseudoRandom(index, 6);
  const swing = 7 * Math.sin(t * (0.9 + 0.2 * pseudoRandom(index, 7)) + index * 1.3);
  const lit = easedProgress(t, 1 + index * 1.6, 2.2 + index * 1.6);
  const flicker = lit * (0.9 + 0.1 * Math.sin(t * 7 + index * 3));
  const colour = COLOURS[index % COLOURS.length] ?? PALETTE.saffron;
  const y = rope + size;
  const glass = `M${-size * 0.62} ${y - size * 0.5}H${size * 0.62}L${size * 0.9} ${y + size * 0.3}L${size * 0.5} ${y + size * 1.3}H${-size * 0.5}L${-size * 0.9} ${y + size * 0.3}Z`;
  return (
    `<g transform="translate(${x.toFixed(1)} 0) rotate(${swing.toFixed(2)})">` +
    line(`M0 -10V${rope}`, PALETTE.ink600, 3) +
    glow(0, y + size * 0.35, size * 3.4, colour, 1.9 * flicker) +
    path(`M0 ${rope - 8}L${size * 0.8} ${y - size * 0.5}H${-size * 0.8}Z`, PALETTE.ink700) +
    path(glass, PALETTE.ink800) +
    path(glass, colour, `opacity="${flicker.toFixed(2)}"`) +
    path(
      khatam(0, y + size * 0.38, size * 0.36, t * 0.2),
      PALETTE.paper,
      `opacity="${(0.15 + 0.85 * lit).toFixed(2)}"`,
    ) +
    rect(-size * 0.55, y + size * 1.28, size * 1.1, size * 0.22, PALETTE.ink700, 'rx="3"') +
    '</g>'
  );
};

const window = (index: number, t: number): string => {
  const x = 40 + (index % 10) * 128;
  const y = 500 + Math.floor(index / 10) * 116;
  const lit =
    pseudoRandom(index, 9) < 0.6
      ? easedProgress(t, 4 + pseudoRandom(index, 8) * 12, 5.5 + pseudoRandom(index, 8) * 12)
      : 0;
  const arch = `M${x} ${y + 76}V${y + 26}Q${x} ${y} ${x + 24} ${y - 8}Q${x + 48} ${y} ${x + 48} ${y + 26}V${y + 76}Z`;
  return path(arch, PALETTE.deep) + path(arch, PALETTE.saffronLight, `opacity="${(lit * 0.85).toFixed(2)}"`);
};

/** Lanterns over a street light up one after another, then windows light up too. */
export const lanternsClip: Clip = {
  name: 'lanterns',
  seconds: 24,
  shape: 'wide',
  sound:
    '0.13*sin(2*PI*293.66*t)*exp(-2.2*mod(t,1.6))+0.10*sin(2*PI*440*t)*exp(-2.6*mod(t+0.8,3.2))+0.05*sin(2*PI*146.83*t)',
  draw: (t) =>
    sky(width, height, PALETTE.ink, '#2a1c3a') +
    Array.from({ length: 40 }, (_, i) =>
      circle(
        pseudoRandom(i, 1) * width,
        pseudoRandom(i, 2) * 420,
        1 + pseudoRandom(i, 3),
        PALETTE.paper,
        'opacity=".5"',
      ),
    ).join('') +
    rect(0, 446, width, 280, PALETTE.ink800) +
    Array.from({ length: 22 }, (_, i) => rect(i * 60, 430, 36, 18, PALETTE.ink800)).join('') +
    Array.from({ length: 20 }, (_, i) => window(i, t)).join('') +
    Array.from({ length: LANTERNS }, (_, i) => lantern(i, t)).join(''),
  cues: [
    {
      from: 0.5,
      to: 5.5,
      text: { en: 'Somebody lights the first lantern.', ar: 'يُشعل أحدهم الفانوس الأول.' },
    },
    {
      from: 6,
      to: 11.5,
      text: { en: 'Colour by colour, the street wakes up.', ar: 'ولونًا بعد لون، يستيقظ الشارع.' },
    },
    {
      from: 12.5,
      to: 17.5,
      text: { en: 'The windows answer one by one.', ar: 'تردّ عليه النوافذ واحدةً تلو الأخرى.' },
    },
    {
      from: 18,
      to: 23.5,
      text: { en: 'Nobody here is in a hurry to sleep.', ar: 'لا أحد هنا مستعجل على النوم.' },
    },
  ],
};
