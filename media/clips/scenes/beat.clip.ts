import { CANVAS, type Clip } from '../clip';
import { pseudoRandom } from '../drawing/motion';
import { PALETTE } from '../drawing/palette';
import { circle, khatam, path, rect, sky } from '../drawing/shapes';

const { width, height } = CANVAS.upright;
const BEAT_SECONDS = 0.5;
const COLOURS = [PALETTE.coral, PALETTE.saffron, PALETTE.nile, PALETTE.paper];

/** Returns the strength of the drum at `t`: full at each beat, then fading. */
const hit = (t: number): number => Math.exp(-4 * ((t % BEAT_SECONDS) / BEAT_SECONDS));

const rings = (t: number): string =>
  Array.from({ length: 7 }, (_, i) => {
    const age = (t / BEAT_SECONDS + i) % 7;
    const radius = 110 + age * 92;
    const colour = COLOURS[(i + 4) % COLOURS.length] ?? PALETTE.coral;
    return {
      age,
      shape: path(
        khatam(width / 2, 540, radius, t * 0.3 + i),
        'none',
        `stroke="${colour}" stroke-width="${(26 - age * 3).toFixed(1)}" opacity="${(1 - age / 7).toFixed(2)}"`,
      ),
    };
  })
    .sort((a, b) => b.age - a.age)
    .map(({ shape }) => shape)
    .join('');

const bars = (t: number): string =>
  Array.from({ length: 12 }, (_, i) => {
    const level =
      40 + 190 * Math.abs(Math.sin(t * (2 + 2 * pseudoRandom(i, 1)) + i)) * (0.45 + 0.55 * hit(t));
    return rect(42 + i * 54, 1170 - level, 38, level, COLOURS[i % COLOURS.length] ?? PALETTE.nile, 'rx="8"');
  }).join('');

/** Portrait clip: a rosette moves to the beat of a drum. */
export const beatClip: Clip = {
  name: 'beat',
  seconds: 20,
  shape: 'upright',
  sound:
    '0.30*sin(2*PI*62*t)*exp(-7*mod(t,1))+0.12*(random(0)-0.5)*exp(-22*mod(t+0.25,0.5))+0.14*sin(2*PI*233*t)*exp(-14*mod(t+0.5,1))+0.04*sin(2*PI*174.61*t)*(0.5+0.5*sin(0.6*t))',
  draw: (t) =>
    sky(width, height, PALETTE.coralDeep, PALETTE.ink) +
    rings(t) +
    circle(width / 2, 540, 108 + 22 * hit(t), PALETTE.saffron) +
    path(khatam(width / 2, 540, 78 + 12 * hit(t), -t * 0.6), PALETTE.ink) +
    circle(width / 2, 540, 26, PALETTE.coral) +
    bars(t),
  cues: [
    { from: 0.5, to: 4.5, text: { en: 'First, only the drum.', ar: 'في البداية، الدفّ وحده.' } },
    { from: 5, to: 9.5, text: { en: 'Then the hands find each other.', ar: 'ثم تلتقي الأكفّ على الإيقاع.' } },
    { from: 10, to: 14.5, text: { en: 'Louder! The roof can take it.', ar: 'ارفعوا الصوت! السطح يحتمل.' } },
    { from: 15, to: 19.5, text: { en: 'Once more from the start?', ar: 'نعيدها من الأول؟' } },
  ],
};
