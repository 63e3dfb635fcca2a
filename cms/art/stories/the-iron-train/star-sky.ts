import { mix } from '../../core/color';
import { randomOf } from '../../core/random';
import { circle, group, path, stroke } from '../../drawing/svg';
import { d, polar } from '../../geometry/point';
import { khatam } from '../../geometry/star';
import type { ShotContext } from '../story';

interface Star {
  /** Distance from the pole and the angle around it. */
  far: number;
  angle: number;
  r: number;
  phase: number;
  isWarm: boolean;
}

const random = randomOf('iron train', 'stars');
const STARS: readonly Star[] = Array.from({ length: 430 }, () => ({
  far: 460 * Math.sqrt(random()),
  angle: random() * 6.283,
  r: 0.55 + 2.9 * random() ** 4.4,
  phase: random() * 6.283,
  isWarm: random.chance(0.3),
}));

/** The Milky Way lies along a line past the pole: places along and across it. */
const RIVER: readonly (readonly [along: number, across: number, r: number])[] = Array.from(
  { length: 900 },
  () => {
    const across = (random() + random() + random() - 1.5) * 62;
    return [random.between(-460, 460), across, random.between(0.3, 0.95)] as const;
  },
);
const CLOUDS: readonly (readonly [along: number, across: number, r: number])[] = Array.from(
  { length: 64 },
  (_, i) => [-470 + i * 15, random.between(-26, 26), random.between(18, 52)],
);

/** Draws the turning sky of the desert: `speed` is in degrees a second, `shown` grows from 0 to 1. */
export const starSky = (
  { W, H, colours, t }: Pick<ShotContext, 'W' | 'H' | 'colours' | 't'>,
  { speed = 0.9, shown = 1, pole = [0.5, 0.5] as readonly [number, number], turn = -24 } = {},
): string => {
  const { deep, middle, light, second, paper } = colours.palette;
  const [px, py] = [W * pole[0], H * pole[1]];
  const dots = STARS.map(({ far, angle, r, phase, isWarm }, i) => {
    const appears = Math.min(1, Math.max(0, shown * 1.6 - (i / STARS.length) * 0.6));
    if (appears === 0) return '';
    const [x, y] = polar(0, 0, far, angle);
    const glow = (0.7 + 0.3 * Math.sin(t * 1.7 + phase)) * appears;
    const color = isWarm ? mix(light, paper, 0.3) : paper;
    return r > 1.3
      ? circle(x, y, r * 3, color, { opacity: 0.1 * glow }) +
          path(khatam(x, y, r * 1.25, phase), color, { opacity: glow })
      : circle(x, y, r, color, { opacity: glow });
  });
  const clouds = CLOUDS.map(([x, y, r], i) =>
    circle(x, y, r, i % 4 === 1 ? mix(second, deep, 0.3) : mix(middle, paper, 0.25), {
      opacity: 0.075 * shown,
    }),
  );
  const river = RIVER.map(([x, y, r]) => d`M${x - r} ${y}h${r * 2}v${r * 2}h${-r * 2}Z`).join('');
  return group(
    { transform: `translate(${px.toFixed(1)} ${py.toFixed(1)}) rotate(${(-speed * t).toFixed(3)})` },
    group(
      { transform: `rotate(${String(turn)}) translate(0 -46)` },
      ...clouds,
      path(river, mix(paper, light, 0.25), { opacity: 0.78 * shown }),
    ),
    ...dots,
  );
};

/** Draws a star that falls from (x, y) to the left, `begun` seconds ago. */
export const shootingStar = (x: number, y: number, begun: number, color: string): string => {
  if (begun < 0 || begun > 1.1) return '';
  const [from, to] = [Math.max(0, begun - 0.35) * 240, begun * 240];
  const fade = 1 - begun / 1.1;
  return (
    stroke(d`M${x - from} ${y + from * 0.42}L${x - to} ${y + to * 0.42}`, color, 1.8, {
      opacity: fade,
      'stroke-linecap': 'round',
    }) + path(khatam(x - to, y + to * 0.42, 3.4 * fade + 0.6), color)
  );
};
