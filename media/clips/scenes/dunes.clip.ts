import { CANVAS, type Clip } from '../clip';
import { interpolate, easedProgress, pseudoRandom } from '../drawing/motion';
import { PALETTE } from '../drawing/palette';
import { areaBelow, circle, glow, khatam, path, rect, sky } from '../drawing/shapes';

const { width, height } = CANVAS.wide;
const SECONDS = 24;

const RIDGES = [
  { base: 0.62, rise: 46, length: 0.0042, speed: 5, colour: PALETTE.ink600 },
  { base: 0.72, rise: 58, length: 0.0053, speed: 12, colour: PALETTE.saffronDark },
  { base: 0.83, rise: 50, length: 0.0061, speed: 24, colour: PALETTE.ink800 },
  { base: 0.93, rise: 34, length: 0.0047, speed: 42, colour: PALETTE.deep },
];

const stars = (t: number, night: number): string =>
  Array.from({ length: 70 }, (_, i) => {
    const twinkle = 0.55 + 0.45 * Math.sin(t * (0.8 + pseudoRandom(i, 3)) + i);
    return circle(
      pseudoRandom(i, 1) * width,
      pseudoRandom(i, 2) * height * 0.58,
      0.9 + 1.4 * pseudoRandom(i, 4),
      PALETTE.paper,
      `opacity="${(night * twinkle).toFixed(2)}"`,
    );
  }).join('');

const ridge = (
  { base, rise, length, speed, colour }: (typeof RIDGES)[number],
  index: number,
  t: number,
  night: number,
): string => {
  const crest = (x: number): number => {
    const at = (x + t * speed) * length + index * 2.1;
    return height * base - rise * (1 - Math.abs(Math.sin(at)) + 0.35 * Math.sin(at * 0.43 + 1));
  };
  const outline = areaBelow(width, height + 10, crest, 10);
  return path(outline, colour) + path(outline, PALETTE.ink, `opacity="${(night * 0.45).toFixed(2)}"`);
};

/** The sun (a star) sets behind moving dunes, night falls, and a moon rises on the other side. */
export const dunesClip: Clip = {
  name: 'dunes',
  seconds: SECONDS,
  shape: 'wide',
  sound:
    '0.10*sin(2*PI*110*t)*(0.6+0.4*sin(0.8*t))+0.06*sin(2*PI*164.81*t)*(0.5+0.5*sin(0.5*t+1))+0.025*(random(0)-0.5)*(0.5+0.5*sin(0.6*t))',
  draw: (t) => {
    const night = easedProgress(t, 5, 12);
    const sunY = interpolate(0.3, 0.86, easedProgress(t, 0, 12)) * height;
    const moonY = interpolate(0.9, 0.24, easedProgress(t, 12, 24)) * height;
    const dusk = rect(0, 0, width, height, PALETTE.ink, `opacity="${(night * 0.93).toFixed(3)}"`);
    return (
      sky(width, height, PALETTE.coralDark, PALETTE.saffronLight) +
      dusk +
      stars(t, night) +
      glow(330, sunY, 250, PALETTE.saffron, 1.6) +
      path(khatam(330, sunY, 118, t * 0.12), PALETTE.saffron) +
      circle(330, sunY, 64, PALETTE.paper, 'opacity=".85"') +
      glow(930, moonY, 190, PALETTE.paper, 0.9) +
      path(`M930 ${moonY - 64}A64 64 0 1 0 990 ${moonY + 22}A56 56 0 1 1 930 ${moonY - 64}Z`, PALETTE.paper) +
      RIDGES.map((shape, index) => ridge(shape, index, t, night)).join('')
    );
  },
  cues: [
    {
      from: 0.5,
      to: 5.5,
      text: { en: 'The sun goes down behind the dunes.', ar: 'تغيب الشمس خلف الكثبان.' },
    },
    { from: 6, to: 11.5, text: { en: 'The sand lets go of the day’s heat.', ar: 'ويودّع الرمل حرّ النهار.' } },
    {
      from: 12.5,
      to: 17.5,
      text: { en: 'One star after another finds its place.', ar: 'نجمة بعد نجمة تأخذ مكانها في السماء.' },
    },
    {
      from: 18,
      to: 23.5,
      text: { en: 'Then the moon rises, and the evening begins.', ar: 'ثم يطلع القمر، فتبدأ السهرة.' },
    },
  ],
};
