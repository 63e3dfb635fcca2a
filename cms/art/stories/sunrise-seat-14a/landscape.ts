import { mix } from '../../core/color';
import type { Palette } from '../../core/palette';
import { randomOf } from '../../core/random';
import { dome, house, minaret } from '../../drawing/old-town';
import { rosette } from '../../drawing/rosette';
import { circle, group, path, rect, stroke } from '../../drawing/svg';
import { waveBody } from '../../drawing/wave';
import { d } from '../../geometry/point';
import { khatam, SIXTEENTH_TURN } from '../../geometry/star';
import { stars } from '../props/weather';
import type { ShotContext } from '../story';

interface View {
  /** Part of the picture that the land fills. */
  x: number;
  y: number;
  w: number;
  h: number;
  /** Units that the nearest layer has passed. */
  passed: number;
  /** From 0, night, to 1, day. */
  dawn: number;
  /** Height of the sun above the horizon in its radii; left out: it has not risen. */
  sun?: number;
  /** Radius of the sun. */
  r?: number;
}

/** Colours of the sky from its top to the horizon, at points of the dawn. */
const skyAt = (
  { darkest, deep, middle, light, second, paper }: Palette,
  dawn: number,
): [string, string, string] => {
  const steps: readonly (readonly [string, string, string])[] = [
    [darkest, mix(darkest, deep, 0.5), deep],
    [mix(darkest, deep, 0.7), mix(deep, middle, 0.6), mix(middle, second, 0.5)],
    [mix(deep, middle, 0.6), mix(middle, second, 0.55), mix(second, light, 0.35)],
    [mix(middle, paper, 0.4), mix(second, light, 0.55), mix(light, paper, 0.3)],
  ];
  const at = Math.min(2.999, Math.max(0, dawn) * 3);
  const [one, other] = [steps[Math.floor(at)] ?? steps[0], steps[Math.floor(at) + 1] ?? steps[3]];
  const part = (i: 0 | 1 | 2): string => mix(one?.[i] ?? darkest, other?.[i] ?? darkest, at % 1);
  return [part(0), part(1), part(2)];
};

/** Draws the sun as a rosette. */
const risenSun = (x: number, y: number, r: number, { light, second, middle, paper }: Palette): string =>
  circle(x, y, r * 1.7, light, { opacity: 0.16 }) +
  path(khatam(x, y, r * 1.26), mix(light, second, 0.5), { opacity: 0.6 }) +
  path(khatam(x, y, r * 1.1, SIXTEENTH_TURN), mix(light, paper, 0.25)) +
  rosette('interlace', x, y, r * 0.88, mix(second, middle, 0.3), r * 0.032);

const palm = (x: number, foot: number, h: number, color: string, seed: string): string => {
  const random = randomOf('palm', seed);
  const lean = h * random.between(-0.12, 0.12);
  const [tx, ty] = [x + lean, foot - h];
  const fronds = Array.from({ length: 9 }, (_, i) => {
    const angle = Math.PI * (1.12 - (i / 8) * 1.24);
    const length = h * random.between(0.3, 0.4);
    const [ex, ey] = [tx + Math.cos(angle) * length, ty - Math.sin(angle) * length * 0.62 + length * 0.3];
    const [mx, my] = [
      tx + Math.cos(angle) * length * 0.62,
      ty - Math.sin(angle) * length * 0.8 - length * 0.16,
    ];
    return d`M${tx} ${ty}Q${mx} ${my} ${ex} ${ey}Q${mx} ${my + length * 0.2} ${tx} ${ty}Z`;
  });
  return path(
    d`M${x - h * 0.035} ${foot}Q${x + lean * 0.2} ${foot - h * 0.6} ${tx - h * 0.018} ${ty}h${h * 0.036}Q${x + lean * 0.3 + h * 0.03} ${foot - h * 0.6} ${x + h * 0.035} ${foot}Z` +
      fronds.join(''),
    color,
  );
};

/** Draws what stands every `pitch` units along the line and has slid by `passed`. */
const row = (
  { x, w }: Pick<View, 'x' | 'w'>,
  passed: number,
  pitch: number,
  draw: (at: number, i: number) => string,
): string => {
  const first = Math.floor((passed - pitch) / pitch);
  const count = Math.ceil(w / pitch) + 3;
  return Array.from({ length: count }, (_, k) => draw(x + (first + k) * pitch - passed, first + k)).join('');
};

const village = (x: number, base: number, u: number, fill: string, lit: string, i: number): string => {
  const random = randomOf('village', String(i));
  let [at, drawn] = [x, ''];
  for (const build of [house, house, i % 2 === 0 ? dome : minaret, house]) {
    const built = build({ x: at, base, u, w: u * random.between(0.9, 1.5), fill, lit, random });
    drawn += built.drawn;
    at += built.width;
  }
  return drawn;
};

/** Draws the land beside the railway: hills, villages, palms and poles, each nearer and faster. */
export const landscape = (context: ShotContext, view: View): string => {
  const { colours, definitions, t } = context;
  const { palette } = colours;
  const { darkest, deep, middle, second, light, paper } = palette;
  const { x, y, w, h, passed, dawn, sun, r = w * 0.3 } = view;
  const [top, half, low] = skyAt(palette, dawn);
  const horizon = y + h * 0.66;
  const sky = definitions.linear(
    [
      [0, top],
      [0.55, half],
      [1, low],
    ],
    { x1: 0, x2: 0, y1: 0, y2: 1 },
  );
  const clip = definitions.clip(rect(x, y, w, h, 'white', { rx: 18 }));
  const tone = (near: number): string =>
    mix(mix(low, deep, 0.45 + near * 0.3), darkest, near * 0.75 - dawn * 0.12);
  const window = mix(tone(0.4), light, 0.75 * (1 - dawn) + 0.1);
  const hills = (speed: number, height: number, size: number, near: number): string =>
    group(
      { transform: `translate(${x.toFixed(1)} 0)` },
      path(waveBody(w, y + h, height, size, size * 4.6, (passed * speed) / (size * 4.6)), tone(near)),
    );
  return group(
    { 'clip-path': clip },
    rect(x, y, w, h * 0.7, sky),
    dawn < 0.6
      ? group(
          { opacity: Math.max(0, 1 - dawn * 2) },
          stars({ W: x + w, H: y + h, t }, paper, { amount: 70, horizon: 0.6 }),
        )
      : '',
    sun === undefined ? '' : risenSun(x + w * 0.52, horizon - sun * r, r, palette),
    hills(0.06, horizon, 14, 0),
    hills(0.13, horizon + 12, 10, 0.2),
    row(view, passed * 0.24, 230, (at, i) => village(at, horizon + 24, 24, tone(0.38), window, i)),
    hills(0.24, horizon + 26, 3, 0.4),
    dawn > 0.35
      ? rect(x, horizon + 34, w, 7, mix(middle, mix(second, light, 0.4), dawn), { opacity: 0.7 })
      : '',
    hills(0.45, horizon + 48, 4, 0.6),
    row(view, passed * 0.45, 96, (at, i) =>
      palm(at + ((i * 37) % 40), horizon + 56, 92 + ((i * 53) % 50), tone(0.68), String(i)),
    ),
    rect(x, horizon + 62, w, h, tone(0.8)),
    row(
      view,
      passed,
      330,
      (at) =>
        stroke(
          d`M${at} ${y - 10}V${y + h}M${at - 22} ${y + 26}h44M${at - 16} ${y + 44}h32`,
          mix(tone(0.95), darkest, 0.5),
          6,
        ) +
        stroke(
          d`M${at + 22} ${y + 26}q143 52 286 0M${at + 16} ${y + 44}q149 52 298 0`,
          mix(tone(0.95), darkest, 0.5),
          1.6,
        ),
    ),
    row(view, passed * 1.15, 74, (at, i) =>
      path(khatam(at, y + h + 4, 26 + ((i * 17) % 16)), mix(tone(1), darkest, 0.4)),
    ),
  );
};
