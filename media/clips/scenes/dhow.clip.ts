import { CANVAS, type Clip } from '../clip';
import { interpolate, pseudoRandom } from '../drawing/motion';
import { PALETTE } from '../drawing/palette';
import { areaBelow, circle, glow, line, path, rect, sky } from '../drawing/shapes';

const { width, height } = CANVAS.wide;
const SECONDS = 24;

const swell = (x: number, t: number, level: number): number =>
  height * (0.6 + level * 0.1) +
  (9 + level * 5) * Math.sin(x * 0.008 - t * (0.9 + level * 0.25) + level * 1.7) +
  4 * Math.sin(x * 0.021 + t * 1.3 + level);

const SEA = [PALETTE.nile, '#2b9c8c', PALETTE.nileDark, PALETTE.nileDeep];

const boat = (t: number): string => {
  const x = interpolate(-140, width + 160, t / SECONDS);
  const y = swell(x, t, 1) + 6;
  const tilt = 4 * Math.sin(t * 1.1);
  return (
    `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${tilt.toFixed(2)})">` +
    path('M-118 -18C-70 34 60 36 112 -30L96 -34C60 -8 -50 -8 -96 -24Z', PALETTE.deep) +
    path('M-112 -16C-66 2 52 0 104 -30L106 -22C60 6 -60 10 -108 -8Z', PALETTE.saffron) +
    line('M-14 -10L-2 -214', PALETTE.deep, 6) +
    line('M-86 -62L52 -242', PALETTE.deep, 4) +
    path('M-84 -60L52 -240C74 -160 66 -92 40 -46C0 -66 -50 -70 -84 -60Z', PALETTE.paper) +
    path('M-20 -64L36 -218C52 -160 46 -96 40 -46C22 -56 2 -62 -20 -64Z', PALETTE.sand) +
    '</g>'
  );
};

const gull = (index: number, t: number): string => {
  const x = (pseudoRandom(index, 1) * 900 + t * (34 + index * 6)) % (width + 80);
  const y = 110 + pseudoRandom(index, 2) * 130 + 10 * Math.sin(t + index);
  const flap = 8 + 8 * Math.sin(t * 5 + index * 2);
  return line(
    `M${x - 18} ${y - flap}Q${x - 7} ${y - 4} ${x} ${y}Q${x + 7} ${y - 4} ${x + 18} ${y - flap}`,
    PALETTE.ink,
    3,
  );
};

/** A dhow crosses the gulf at sunset. */
export const dhowClip: Clip = {
  name: 'dhow',
  seconds: SECONDS,
  shape: 'wide',
  sound:
    '0.09*(random(0)-0.5)*(0.55+0.45*sin(0.9*t))+0.07*sin(2*PI*146.83*t)*(0.5+0.5*sin(0.45*t))+0.05*sin(2*PI*220*t)*(0.5+0.5*sin(0.3*t+2))',
  draw: (t) => {
    const sunX = 860;
    const sunY = height * 0.52;
    const glitter = Array.from({ length: 16 }, (_, i) => {
      const w = 90 - i * 3 + 40 * Math.sin(t * 2 + i * 1.9);
      return rect(sunX - w / 2, height * 0.61 + i * 17, w, 4, PALETTE.saffronLight, 'opacity=".55" rx="2"');
    }).join('');
    const waves = (from: number, to: number): string =>
      SEA.slice(from, to)
        .map((colour, i) =>
          path(
            areaBelow(width, height + 10, (x) => swell(x, t, from + i), 16),
            colour,
          ),
        )
        .join('');
    return (
      sky(width, height * 0.66, '#3b2340', PALETTE.coral) +
      glow(sunX, sunY, 300, PALETTE.saffronLight, 1.7) +
      circle(sunX, sunY, 112, PALETTE.saffronLight) +
      [0, 1, 2, 3].map((index) => gull(index, t)).join('') +
      waves(0, 2) +
      glitter +
      boat(t) +
      waves(2, 4)
    );
  },
  cues: [
    {
      from: 0.5,
      to: 5.5,
      text: { en: 'A dhow leaves the harbour at dusk.', ar: 'يغادر مركب الداو الميناء عند المغيب.' },
    },
    {
      from: 6,
      to: 11.5,
      text: { en: 'Its sail is filled by the last wind of the day.', ar: 'وتملأ شراعه آخر نسمة في النهار.' },
    },
    {
      from: 12.5,
      to: 17.5,
      text: { en: 'The gulls follow it for a while.', ar: 'ترافقه النوارس بعض الطريق.' },
    },
    {
      from: 18,
      to: 23.5,
      text: { en: 'The sea remembers every boat that crossed it.', ar: 'والبحر يذكر كل مركب عبره.' },
    },
  ],
};
