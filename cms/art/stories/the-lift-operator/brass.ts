import { mix } from '../../core/color';
import { circle, path, rect, stroke } from '../../drawing/svg';
import { d, polar } from '../../geometry/point';
import { khatam } from '../../geometry/star';
import type { ShotContext } from '../story';
import { dressOf, type Neighbour } from './cast';
import { DIGITS } from './rooms';

const angleOf = (floor: number): number => Math.PI + (Math.PI * (floor + 0.5)) / 7;

/** Draws the half-round dial of floors around (x, y); its arrow may stand between two. */
export const dial = (
  { colours, writer, definitions }: ShotContext,
  x: number,
  y: number,
  r: number,
  floor: number,
): string => {
  const { darkest, deep, middle, light, second } = colours.palette;
  const half = (radius: number): string =>
    d`M${x - radius} ${y}A${radius} ${radius} 0 0 1 ${x + radius} ${y}Z`;
  const digits = DIGITS.map((text, i) => {
    const [px, py] = polar(x, y, r * 0.8, angleOf(i));
    return writer.write(
      { text, locale: 'ar', x: px, y: py + r * 0.08, size: r * 0.22, color: deep, anchor: 'middle' },
      definitions,
    );
  });
  const [tx, ty] = polar(x, y, r * 0.62, angleOf(floor));
  const [lx, ly] = polar(x, y, r * 0.09, angleOf(floor) + Math.PI / 2);
  const [rx, ry] = polar(x, y, r * 0.09, angleOf(floor) - Math.PI / 2);
  return (
    path(half(r * 1.1), mix(middle, darkest, 0.2)) +
    path(half(r), light) +
    stroke(half(r * 0.62), mix(light, deep, 0.3), r * 0.016) +
    digits.join('') +
    path(d`M${tx} ${ty}L${lx} ${ly}L${rx} ${ry}Z`, second) +
    path(khatam(x, y - r * 0.04, r * 0.15), middle) +
    rect(x - r * 1.1, y, r * 2.2, r * 0.1, mix(middle, darkest, 0.2))
  );
};

interface Hand {
  x: number;
  y: number;
  size: number;
  /** Direction the arm comes from, in degrees; 90 is from below. */
  from: number;
  of: Neighbour;
  /** A finger is stretched out. */
  points?: boolean;
}

/** Draws a hand and its sleeve. */
export const hand = ({ colours }: ShotContext, { x, y, size, from, of, points }: Hand): string => {
  const { look, shirt } = dressOf(of, colours);
  const angle = (from * Math.PI) / 180;
  const [wx, wy] = polar(x, y, size * 1.1, angle);
  const [cx, cy] = polar(x, y, size * 1.5, angle);
  const [sx, sy] = polar(x, y, size * 9, angle);
  const [fx, fy] = polar(x, y, -size * 1.15, angle);
  const [thx, thy] = polar(x, y, size * 0.75, angle + 2.1);
  const round = { 'stroke-linecap': 'round' } as const;
  return (
    stroke(d`M${cx} ${cy}L${sx} ${sy}`, mix(shirt, colours.palette.darkest, 0.14), size * 1.7) +
    stroke(d`M${cx} ${cy}L${sx} ${sy}`, shirt, size * 1.5) +
    stroke(d`M${x} ${y}L${wx} ${wy}L${cx} ${cy}`, look.skin, size) +
    circle(x, y, size * 0.72, look.skin) +
    stroke(d`M${x} ${y}L${thx} ${thy}`, look.skin, size * 0.42, round) +
    (points === true ? stroke(d`M${x} ${y}L${fx} ${fy}`, look.skin, size * 0.44, round) : '')
  );
};

/** Draws the brass lever on its quarter circle, with the operator's hand on it; `pull` is from 0 to 1. */
export const lever = (context: ShotContext, x: number, y: number, r: number, pull: number): string => {
  const { darkest, deep, light, middle } = context.colours.palette;
  const angle = Math.PI * (1.22 + 0.52 * pull);
  const [hx, hy] = polar(x, y, r * 1.12, angle);
  const brass = mix(light, middle, 0.2);
  return (
    circle(x, y, r, mix(deep, darkest, 0.3)) +
    circle(x, y, r * 0.9, brass) +
    path(khatam(x, y, r * 0.62), mix(brass, deep, 0.3)) +
    stroke(d`M${x} ${y}L${hx} ${hy}`, darkest, r * 0.16) +
    circle(x, y, r * 0.18, darkest) +
    circle(hx, hy, r * 0.2, middle) +
    hand(context, { x: hx, y: hy, size: r * 0.36, from: 40, of: 'operator' })
  );
};

/** Draws the new panel of buttons; `lit` is the floor whose button glows, `pressed` how deep it is. */
export const buttonPanel = (
  { colours, writer, definitions, t }: ShotContext,
  x: number,
  y: number,
  w: number,
  lit: number | null,
): string => {
  const { darkest, deep, light, second, paper } = colours.palette;
  const step = w * 0.62;
  const buttons = DIGITS.map((text, i) => {
    const column = i === 0 ? 0 : i % 2 === 0 ? 0.5 : -0.5;
    const [bx, by] = [x + column * w * 0.42, y + step * (3 - Math.ceil(i / 2)) * 0.78 - step * 1.1];
    const isLit = lit === i;
    const glow = 0.5 + 0.2 * Math.sin(t * 4);
    return (
      (isLit ? circle(bx, by, w * 0.2, second, { opacity: glow }) : '') +
      circle(bx, by, w * 0.155, isLit ? second : mix(deep, light, 0.5)) +
      circle(bx, by, w * 0.13, isLit ? paper : light) +
      writer.write(
        { text, locale: 'ar', x: bx, y: by + w * 0.05, size: w * 0.14, color: darkest, anchor: 'middle' },
        definitions,
      )
    );
  });
  return (
    rect(x - w / 2, y - w * 0.98, w, w * 2.02, darkest, { rx: w * 0.06 }) +
    rect(x - w / 2 + 5, y - w * 0.98 + 5, w - 10, w * 2.02 - 10, mix(deep, light, 0.14), { rx: w * 0.05 }) +
    buttons.join('')
  );
};
