import { mix } from '../../core/color';
import { circle, path, rect, stroke } from '../../drawing/svg';
import { d } from '../../geometry/point';
import { khatam } from '../../geometry/star';
import type { ShotContext } from '../story';

const FLOORS = 7;
/** Share of the size of one floor that the next one below has. */
const SMALLER = 0.72;

/** Returns how large things look `depth` floors below. */
export const sizeAt = (depth: number): number => SMALLER ** depth;

/** Draws the stairwell from above, with the roof of the cabin `depth` floors below. */
export const shaftAbove = ({ W, H, colours }: ShotContext, depth: number, glow = 0): string => {
  const { darkest, deep, middle, light, second, paper } = colours.palette;
  const [x, y] = [W / 2, H / 2 - 14];
  const frame = (scale: number, w: number, h: number): string =>
    d`M${x - w * scale} ${y - h * scale}H${x + w * scale}V${y + h * scale}H${x - w * scale}Z`;
  const rings = Array.from({ length: FLOORS }, (_, i) => {
    const [outer, inner] = [sizeAt(i - 0.4), sizeAt(i + 0.35)];
    const tone = mix(mix(paper, middle, 0.16), deep, 0.06 + i * 0.13);
    const stairs = Array.from({ length: 9 }, (_each, step) => {
      const at = -0.8 + step * 0.2;
      return d`M${x + at * 300 * outer} ${y + 190 * outer}L${x + at * 300 * inner} ${y + 190 * inner}`;
    });
    const posts = Array.from({ length: 13 }, (_each, post) => {
      const at = -1 + post / 6;
      return d`M${x + at * 300 * inner} ${y - 190 * inner}v${14 * inner}M${x + at * 300 * inner} ${y + 190 * inner}v${-14 * inner}`;
    });
    return (
      path(frame(outer, 300, 190), tone) +
      stroke(stairs.join(''), mix(tone, darkest, 0.3), 2 * inner) +
      path(frame(inner, 300, 190), mix(tone, darkest, 0.42)) +
      stroke(frame(inner, 300, 190) + posts.join(''), middle, 4 * inner)
    );
  });
  const scale = sizeAt(depth);
  const roof =
    rect(x - 104 * scale, y - 104 * scale, 208 * scale, 208 * scale, middle, { rx: 6 * scale }) +
    rect(x - 92 * scale, y - 92 * scale, 184 * scale, 184 * scale, mix(middle, darkest, 0.3)) +
    path(khatam(x, y, 78 * scale), light) +
    path(khatam(x, y, 52 * scale, Math.PI / 8), mix(middle, darkest, 0.2)) +
    circle(x, y, 15 * scale, second);
  return (
    rect(0, 0, W, H, mix(paper, middle, 0.2)) +
    rings.join('') +
    (glow > 0 ? circle(x, y, 190 * scale, light, { opacity: 0.3 * glow }) : '') +
    roof +
    stroke(d`M${x} ${y}L${x - 26} -20M${x + 6 * scale} ${y}L${x + 26} -20`, darkest, 3)
  );
};
