import { mix } from '../../core/color';
import { circle, path, rect, stroke } from '../../drawing/svg';
import { waveBody } from '../../drawing/wave';
import { d, polyline, type Point } from '../../geometry/point';
import { khatam } from '../../geometry/star';
import type { ShotContext } from '../story';
import { scrolled } from './houses';

/** Draws the strings of a road as it is seen from the side; they tremble around `at`. */
export const roadStrings = (
  { W, t }: Pick<ShotContext, 'W' | 't'>,
  y: number,
  at: number,
  color: string,
  { count = 5, gap = 11, height = 5, width = 1.5 } = {},
): string =>
  Array.from({ length: count }, (_, i) => {
    const points = Array.from({ length: 55 }, (_, k): Point => {
      const x = (k / 54) * (W + 20) - 10;
      const near = Math.exp(-(((x - at - i * 14) / 150) ** 2));
      return [x, y + i * gap + near * height * Math.sin(x / 17 + i) * Math.cos(t * 19 + i * 1.9)];
    });
    return stroke(polyline(points), color, width + i * 0.22, { opacity: 0.85 });
  }).join('');

/** Draws the strings of a road that comes towards the viewer from a vanishing point. */
export const comingStrings = (
  { W, H, t }: Pick<ShotContext, 'W' | 'H' | 't'>,
  [vx, vy]: Point,
  color: string,
  spread = 1.1,
): string =>
  [-2.5, -1.5, -0.5, 0.5, 1.5, 2.5]
    .map((i) => {
      const points = Array.from({ length: 26 }, (_, k): Point => {
        const depth = (k / 25) ** 2;
        const shake = Math.sin(depth * 9 + i) * Math.cos(t * 18 + i * 2) * 9 * depth * (1 - depth) * 2;
        return [vx + i * 0.4 * W * spread * depth * 0.5 + shake, vy + (H - vy + 10) * depth];
      });
      return stroke(polyline(points), color, 2.2, { opacity: 0.8 });
    })
    .join('');

/** Draws the sea behind the corniche with its railing and palms; everything passes at `speed`. */
export const corniche = (context: ShotContext, speed: number, hasPalms = true): string => {
  const { W, H, t, colours } = context;
  const sea = (y: number, phase: number, fill: string): string =>
    path(waveBody(W, H, y, 2.6, 46, phase + t * 1.1), fill);
  const palm =
    stroke(d`M90 262Q84 190 98 104`, colours.near, 7) +
    [-150, -120, -82, -55, -20, 10]
      .map((degrees) => {
        const a = (degrees * Math.PI) / 180;
        const [ex, ey] = [98 + Math.cos(a) * 62, 104 + Math.sin(a) * 40 + 22];
        return stroke(
          d`M98 104Q${98 + Math.cos(a) * 40} ${88 + Math.sin(a) * 34} ${ex} ${ey}`,
          colours.near,
          6.5,
          {
            'stroke-linecap': 'round',
          },
        );
      })
      .join('') +
    path(khatam(96, 112, 6), colours.near);
  const posts = Array.from({ length: 8 }, (_, i) => rect(i * 40, 236, 4, 30, colours.near)).join('');
  return (
    sea(196, 0, colours.far) +
    sea(212, 2, mix(colours.far, colours.mid, 0.5)) +
    sea(232, 4, colours.mid) +
    (hasPalms ? scrolled(palm, 420, W, t * speed * 0.8) : '') +
    scrolled(posts, 320, W, t * speed) +
    rect(-10, 234, W + 20, 4, colours.near) +
    rect(-10, 248, W + 20, 2, colours.near) +
    rect(-10, 264, W + 20, H, mix(colours.near, colours.mid, 0.28)) +
    rect(-10, 264, W + 20, 6, mix(colours.near, colours.lit, 0.3))
  );
};

/** Draws lamps that pass on both sides of a road that comes towards the viewer. */
export const comingLamps = (
  { W, H, t }: Pick<ShotContext, 'W' | 'H' | 't'>,
  [vx, vy]: Point,
  pole: string,
  lit: string,
): string =>
  [0, 1, 2, 3]
    .map((i) => (t * 0.45 + i / 4) % 1)
    .sort((one, other) => one - other)
    .map((age) => {
      const depth = age ** 2.6;
      return [-1, 1]
        .map((side) => {
          const x = vx + side * W * (0.06 + depth * 0.62);
          const y = vy + (H - vy) * depth;
          const h = 12 + depth * 330;
          return (
            stroke(d`M${x} ${y}V${y - h}h${-side * h * 0.2}`, pole, 1 + depth * 9) +
            circle(x - side * h * 0.2, y - h + 2, 4 + depth * 30, lit, { opacity: 0.2 }) +
            path(khatam(x - side * h * 0.2, y - h + 2, 2 + depth * 15), lit)
          );
        })
        .join('');
    })
    .join('');
