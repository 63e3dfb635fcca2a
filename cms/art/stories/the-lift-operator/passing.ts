import { mix } from '../../core/color';
import { circle, ellipse, group, path, rect } from '../../drawing/svg';
import { d } from '../../geometry/point';
import type { Drawing, ShotContext } from '../story';
import { dressOf } from './cast';
import { bars } from './lattice';
import { DIGITS, ROOMS, wallsOf, type Life } from './rooms';

const STOREY = 324;
const SCALE = 1.28;

/** Draws the floors as they pass in front of the cabin, which is at floor `at`. */
export const floors = (context: ShotContext, at: number, life: Life): string => {
  const { W, colours, definitions, writer } = context;
  const { darkest, deep, light, middle } = colours.palette;
  const walls = wallsOf(colours);
  return ROOMS.map((room, i) => {
    const floor = i + 1;
    const y = 304 + (at - floor) * STOREY;
    if (y < -20 || y > 640) return '';
    return (
      rect(0, y - STOREY, W, STOREY, walls[i] ?? deep) +
      rect(0, y - 26, W, 26, mix(walls[i] ?? deep, darkest, 0.25)) +
      group(
        { transform: `translate(6 ${(y - 220 * SCALE).toFixed(2)}) scale(${String(SCALE)})` },
        room(context, life),
      ) +
      rect(0, y, W, 38, deep) +
      rect(0, y, W, 4, mix(deep, light, 0.3)) +
      circle(58, y + 20, 15, middle) +
      writer.write(
        {
          text: DIGITS[floor] ?? '',
          locale: 'ar',
          x: 58,
          y: y + 27,
          size: 20,
          color: light,
          anchor: 'middle',
        },
        definitions,
      )
    );
  }).join('');
};

/** Draws the closed gate as it is seen from inside the cabin. */
export const gate: Drawing = ({ W, H, colours }) => {
  const { darkest, deep, middle, light } = colours.palette;
  const iron = mix(deep, darkest, 0.5);
  return (
    bars({ x: 0, y: 14, w: W, h: H - 14, columns: 8, rows: 4, color: iron, width: 2.2, rivet: middle }) +
    rect(0, 0, W, 14, mix(middle, darkest, 0.35)) +
    rect(0, 13, W, 2, light, { opacity: 0.5 }) +
    rect(0, 0, 16, H, mix(middle, darkest, 0.35)) +
    rect(W - 16, 0, 16, H, mix(middle, darkest, 0.35))
  );
};

/** Draws the operator's shoulders and head from behind, at the right; he nods as each floor passes. */
export const shoulder =
  (nods: (t: number) => number): Drawing =>
  ({ colours, t }) => {
    const { darkest, light } = colours.palette;
    const { look, shirt } = dressOf('operator', colours);
    const [x, y, z] = [556, 232 + nods(t) * 9, 84];
    const body = mix(shirt, darkest, 0.2);
    const shoulders = d`M${x - 112} 372C${x - 110} ${y + 92} ${x - 58} ${y + 84} ${x - 24} ${y + 66}H${x + 24}C${x + 58} ${y + 84} ${x + 110} ${y + 92} ${x + 112} 372Z`;
    const hair = d`M${x - z * 0.43} ${y + z * 0.16}C${x - z * 0.6} ${y - z * 0.8} ${x + z * 0.6} ${y - z * 0.8} ${x + z * 0.43} ${y + z * 0.16}Q${x + z * 0.3} ${y + z * 0.46} ${x} ${y + z * 0.46}Q${x - z * 0.3} ${y + z * 0.46} ${x - z * 0.43} ${y + z * 0.16}Z`;
    return (
      rect(x - z * 0.19, y + z * 0.3, z * 0.38, z * 0.56, look.skin) +
      circle(x - z * 0.43, y + z * 0.08, z * 0.1, look.skin) +
      circle(x + z * 0.43, y + z * 0.08, z * 0.1, look.skin) +
      ellipse(x, y, z * 0.4, z * 0.52, look.skin) +
      path(hair, look.hair) +
      path(shoulders, body, { stroke: light, 'stroke-width': 2 }) +
      path(
        d`M${x - 30} ${y + 68}Q${x} ${y + 50} ${x + 30} ${y + 68}L${x + 26} ${y + 84}Q${x} ${y + 70} ${x - 26} ${y + 84}Z`,
        mix(shirt, darkest, 0.42),
      )
    );
  };
