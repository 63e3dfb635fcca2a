import { mix } from '../../core/color';
import { arch } from '../../drawing/arch';
import { dome, house, minaret, type Building } from '../../drawing/old-town';
import { path, rect } from '../../drawing/svg';
import { TOWER_TOPS } from '../../drawing/tower';
import { d } from '../../geometry/point';
import type { Terrace } from './terrace-place';

/** Share of its height that a building keeps near the sun, so that the sun stays visible. */
const lowered = ({ cx, u }: Terrace, x: number): number => {
  const away = Math.abs(x - cx) / u;
  return Math.min(1, 0.42 + Math.max(0, away - 1.6) * 0.22);
};

const windowsOf = (
  place: Terrace,
  x: number,
  { front, width }: Building,
  base: number,
  size: number,
): string => {
  const { random, colours } = place;
  const floors = Math.floor((base - front) / (size * 2.3));
  const across = Math.max(1, Math.floor(width / (size * 1.9)));
  const step = width / across;
  let drawn = '';
  for (let row = 0; row < floors; row++)
    for (let k = 0; k < across; k++) {
      if (!random.chance(0.36)) continue;
      const color = random.pick([colours.lit, colours.lit, colours.paper]);
      const at = arch(
        x + step * (k + 0.5) - size / 2,
        front + row * size * 2.3 + size * 0.3,
        size,
        size * 1.7,
      );
      drawn += path(at, color, { opacity: random.between(0.6, 1) });
    }
  return drawn;
};

/** Farthest layer: towers in haze. */
const newTown = (place: Terrace): string => {
  const { W, H, u, base, random, colours } = place;
  const fill = mix(mix(colours.palette.middle, colours.palette.second, 0.42), colours.palette.deep, 0.12);
  let drawn = '';
  for (let x = -u * 0.3; x < W;) {
    const w = u * random.between(0.34, 0.62);
    const y = base - u * random.between(2.1, 4.1) * lowered(place, x + w / 2);
    drawn += path(d`M${x} ${H}` + random.pick(TOWER_TOPS)(x, y, w) + d`L${x + w} ${H}Z`, fill);
    const step = u * 0.1;
    for (let row = y + w; row < base; row += step * 1.6)
      for (let k = 0.3; k < w / step - 0.7; k += 1)
        if (random.chance(0.16))
          drawn += rect(x + k * step, row, step * 0.45, step * 0.7, colours.lit, {
            opacity: random.between(0.4, 0.8),
          });
    x += w + u * random.between(0.05, 0.5);
  }
  return drawn;
};

/** Middle layer: minarets, domes and houses. */
const oldTown = (place: Terrace, level: number, size: number, fill: string): string => {
  const { W, H, u, base, random, colours } = place;
  const foot = base + u * level;
  let drawn = rect(-5, foot - 2, W + 10, H, fill);
  let calm = 0;
  for (let x = -u * 0.5; x < W + u;) {
    const scale = size * lowered(place, x);
    const w = u * size * random.between(0.55, 1.15);
    const kind = random();
    const part = calm > 2 && kind < 0.4 ? minaret : kind < 0.3 ? dome : house;
    calm = part === minaret ? 0 : calm + 1;
    const built = part({ x, base: foot, u: u * scale, w, fill, lit: colours.lit, random });
    drawn += built.drawn + windowsOf(place, x, built, foot + u * 0.1, u * 0.1 * size);
    x += built.width;
  }
  return drawn;
};

/** Draws the city below the terrace in three layers; nearer layers are darker. */
export const city = (place: Terrace): string => {
  const { middle, deep, darkest } = place.colours.palette;
  return (
    newTown(place) +
    oldTown(place, -0.15, 0.92, mix(middle, deep, 0.42)) +
    oldTown(place, 0.45, 0.62, mix(mix(middle, deep, 0.72), darkest, 0.2))
  );
};
