import { CANVAS, type Clip } from '../clip';
import { easedProgress, pseudoRandom } from '../drawing/motion';
import { PALETTE } from '../drawing/palette';
import { areaBelow, circle, khatam, line, path, rect, sky } from '../drawing/shapes';

const { width, height } = CANVAS.wide;
const GROUND = 610;

const tower = (index: number, t: number): string => {
  const x = 24 + index * 104;
  const full = 150 + 300 * pseudoRandom(index, 2);
  const grown = easedProgress(t, 0.3 + index * 0.35, 3.5 + index * 0.35);
  const top = GROUND - full * grown;
  const w = 70 + 22 * pseudoRandom(index, 3);
  const floors = Math.floor((full * grown - 24) / 30);
  const lights: string[] = [];
  for (let floor = 0; floor < floors; floor += 1) {
    for (let column = 0; column < 3; column += 1) {
      const at = index * 100 + floor * 3 + column;
      const on = Math.sin(t * (0.25 + 0.3 * pseudoRandom(at, 5)) + at) > -0.1 - pseudoRandom(at, 6) * 0.5;
      if (!on) continue;
      const colour = pseudoRandom(at, 7) > 0.85 ? PALETTE.coral : PALETTE.saffronLight;
      lights.push(
        rect(x + 11 + (column * (w - 22)) / 3, GROUND - 30 - floor * 30, w / 5, 14, colour, 'opacity=".9"'),
      );
    }
  }
  const roof = index % 3 === 0 ? path(khatam(x + w / 2, top - 14, 16, t * 0.5), PALETTE.saffron) : '';
  return rect(x, top, w, GROUND - top, index % 2 ? PALETTE.ink700 : PALETTE.ink600) + lights.join('') + roof;
};

const chart = (t: number): string => {
  const reach = easedProgress(t, 7, 20) * width;
  const level = (x: number): number =>
    430 - (x / width) * 290 + 34 * Math.sin(x * 0.011 + 1) + 16 * Math.sin(x * 0.031);
  const points: string[] = [];
  for (let x = 0; x <= reach; x += 16) points.push(`${x} ${level(x).toFixed(1)}`);
  if (points.length < 2) return '';
  const tip = (points.length - 1) * 16;
  return (
    line(`M${points.join('L')}`, PALETTE.nile, 8, 'stroke-linejoin="round" stroke-linecap="round"') +
    path(khatam(tip, level(tip), 24 + 3 * Math.sin(t * 4), t), PALETTE.paper) +
    path(khatam(tip, level(tip), 12, -t), PALETTE.nileDark)
  );
};

const cars = (t: number): string =>
  Array.from({ length: 14 }, (_, i) => {
    const right = i % 2 === 0;
    const speed = 90 + 120 * pseudoRandom(i, 11);
    const x = (pseudoRandom(i, 12) * width + t * speed) % (width + 60);
    const at = right ? x - 30 : width + 30 - x;
    return rect(at, right ? 678 : 654, 30, 5, right ? PALETTE.coral : PALETTE.paper, 'rx="2"');
  }).join('');

/** A city builds itself and lights up while a line climbs across the sky. */
export const skylineClip: Clip = {
  name: 'skyline',
  seconds: 24,
  shape: 'wide',
  sound:
    '0.09*sin(2*PI*130.81*t)*(0.6+0.4*sin(3.14159*t))+0.07*sin(2*PI*196*t)*exp(-4*mod(t,0.5))+0.06*sin(2*PI*329.63*t)*exp(-3*mod(t+0.25,1))',
  draw: (t) =>
    sky(width, height, PALETTE.ink, '#16384a') +
    circle(1030, 150, 74, PALETTE.sand, 'opacity=".9"') +
    path(
      areaBelow(width, GROUND, (x) => 520 - 40 * Math.sin(x * 0.006 + 2), 40),
      PALETTE.ink800,
    ) +
    Array.from({ length: 12 }, (_, i) => tower(i, t)).join('') +
    rect(0, GROUND, width, height - GROUND, PALETTE.deep) +
    cars(t) +
    chart(t),
  cues: [
    {
      from: 0.5,
      to: 5.5,
      text: { en: 'Every morning the city is built again.', ar: 'كلّ صباح تُبنى المدينة من جديد.' },
    },
    {
      from: 6,
      to: 11.5,
      text: { en: 'Somebody on the ninth floor has an idea.', ar: 'وفي الطابق التاسع، تخطر لأحدهم فكرة.' },
    },
    {
      from: 12.5,
      to: 17.5,
      text: {
        en: 'The line goes up, with a few doubts on the way.',
        ar: 'يصعد الخطّ، ولا يخلو الطريق من بعض الشكوك.',
      },
    },
    {
      from: 18,
      to: 23.5,
      text: {
        en: 'By evening the whole street has heard of it.',
        ar: 'وعند المساء يكون الشارع كلّه قد سمع بها.',
      },
    },
  ],
};
