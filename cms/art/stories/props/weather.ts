import { randomOf } from '../../core/random';
import { circle, group, path, stroke } from '../../drawing/svg';
import { d } from '../../geometry/point';
import { khatam } from '../../geometry/star';
import type { ShotContext } from '../story';

type Place = Pick<ShotContext, 'W' | 'H' | 't'>;

/** Rain that falls a little to the left; `amount` is the number of drops. */
export const rain = ({ W, H, t }: Place, color: string, amount = 90): string => {
  const random = randomOf('rain');
  const drops = Array.from({ length: amount }, () => {
    const [x, y, speed] = [random() * (W + 60), random() * H, random.between(330, 520)];
    const fallen = (y + t * speed) % (H + 40);
    const left = x - fallen * 0.14;
    return d`M${left} ${fallen - 20}l-1.6 11`;
  });
  return stroke(drops.join(''), color, 0.9, { opacity: 0.55 });
};

/** Specks that drift: dust in the sun, sand in the wind, snow; `speed` is units a second to the right. */
export const specks = (
  { W, H, t }: Place,
  color: string,
  { amount = 60, speed = 14, size = 1.2 } = {},
): string => {
  const random = randomOf('specks');
  return group(
    { opacity: 0.6 },
    ...Array.from({ length: amount }, () => {
      const [x, y, near] = [random() * W, random() * H, random.between(0.4, 1.4)];
      const at = (((x + t * speed * near) % W) + W) % W;
      return circle(at, y + Math.sin(t * near + x) * 4, size * near, color);
    }),
  );
};

/** Stars that glimmer above `horizon`, which is a share of the height. */
export const stars = ({ W, H, t }: Place, color: string, { amount = 50, horizon = 0.6 } = {}): string => {
  const random = randomOf('stars');
  return Array.from({ length: amount }, () => {
    const [x, y, phase] = [random() * W, random() * H * horizon, random() * 6.3];
    const glow = 0.45 + 0.4 * Math.sin(t * 1.4 + phase);
    return path(khatam(x, y, random.between(0.8, 2.2)), color, { opacity: Math.max(0.08, glow) });
  }).join('');
};

/** Birds that beat their wings and cross the sky in a loose row, from the left edge on. */
export const birds = (
  { W, H, t }: Place,
  color: string,
  { amount = 7, height = 0.25, speed = 34 } = {},
): string => {
  const random = randomOf('birds');
  const wings = Array.from({ length: amount }, (_, i) => {
    const x = -20 - i * random.between(14, 26) + t * speed;
    const y = H * height + random.between(-16, 16) + Math.sin(t * 1.3 + i) * 3;
    const beat = Math.sin(t * 9 + i * 1.7) * 4;
    return x > W + 10
      ? ''
      : d`M${x - 7} ${y - beat}Q${x - 3} ${y - 2} ${x} ${y}Q${x + 3} ${y - 2} ${x + 7} ${y - beat}`;
  });
  return stroke(wings.join(''), color, 1.4, { 'stroke-linecap': 'round' });
};

/** Smoke or steam that rises from a point and fades. */
export const smoke = (
  { t }: Pick<Place, 't'>,
  x: number,
  y: number,
  color: string,
  { size = 1, drift = 6 } = {},
): string =>
  Array.from({ length: 7 }, (_, i) => {
    const age = (t * 0.35 + i / 7) % 1;
    return circle(
      x + Math.sin(age * 5 + i) * 3 * size + drift * age * size,
      y - age * 46 * size,
      (2 + age * 8) * size,
      color,
      {
        opacity: 0.34 * (1 - age),
      },
    );
  }).join('');
