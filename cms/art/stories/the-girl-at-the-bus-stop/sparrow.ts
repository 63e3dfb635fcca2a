import { mix } from '../../core/color';
import type { Colours } from '../../core/mode';
import { circle, ellipse, path, stroke } from '../../drawing/svg';
import { d } from '../../geometry/point';
import { tilted } from '../writer';

/** Draws a sparrow with its feet at (x, y); `side` is where it looks, `flying` from 0 to 1 opens its wings. */
export const sparrow = (
  x: number,
  y: number,
  z: number,
  { palette }: Colours,
  t: number,
  side: 1 | -1,
  flying = 0,
): string => {
  const peck = Math.max(0, Math.sin(t * 2.1)) ** 6 * 16 * (1 - flying);
  const body = mix(palette.second, palette.middle, 0.18);
  const wing = mix(palette.middle, palette.deep, 0.25);
  const beat = Math.sin(t * 24) * z * 0.5 * flying;
  const at = (dx: number): number => x + side * dx * z;
  const legs = stroke(
    d`M${at(-0.05)} ${y - z * 0.3}V${y}M${at(0.1)} ${y - z * 0.3}V${y}`,
    palette.darkest,
    z * 0.05,
    { opacity: 1 - flying },
  );
  return tilted(
    side * peck,
    x,
    y,
    legs,
    path(
      d`M${at(-0.3)} ${y - z * 0.5}L${at(-0.95)} ${y - z * 0.62}L${at(-0.9)} ${y - z * 0.42}L${at(-0.3)} ${y - z * 0.32}Z`,
      wing,
    ),
    ellipse(x, y - z * 0.48, z * 0.46, z * 0.3, body),
    circle(at(0.38), y - z * 0.78, z * 0.24, body),
    path(
      d`M${at(0.18)} ${y - z * 0.86}Q${at(0.4)} ${y - z * 1.12} ${at(0.6)} ${y - z * 0.86}Z`,
      palette.middle,
    ),
    path(
      d`M${at(0.58)} ${y - z * 0.84}L${at(0.84)} ${y - z * 0.74}L${at(0.58)} ${y - z * 0.68}Z`,
      palette.darkest,
    ),
    path(
      d`M${at(0.2)} ${y - z * 0.6}Q${at(-0.1)} ${y - z * 0.84 - beat} ${at(-0.55)} ${y - z * 0.5 - beat * 1.6}Q${at(-0.1)} ${y - z * 0.28} ${at(0.2)} ${y - z * 0.6}Z`,
      wing,
    ),
  );
};
