import { mix } from '../../core/color';
import { circle, path, rect, stroke } from '../../drawing/svg';
import { d } from '../../geometry/point';
import { khatam } from '../../geometry/star';
import type { ShotContext } from '../story';
import { hand } from './brass';
import { dressOf } from './cast';

/** Returns where a button of the jacket is: the first and second of the lowest row first. */
export const buttonAt = (floor: number): readonly [number, number] => {
  const row = Math.ceil(floor / 2) - 1;
  return [320 + (floor % 2 === 1 ? -48 : 48), 282 - row * 78];
};

/** Draws the jacket from close by: two rows of three buttons. `done` are closed already, `pressed` glows. */
export const jacket = (context: ShotContext, done: number, pressed: number | null): string => {
  const { colours, t } = context;
  const { darkest, middle, light, second, paper, deep } = colours.palette;
  const { look, shirt } = dressOf('operator', colours);
  const breath = Math.sin(t * 1.5) * 2;
  const fold = mix(shirt, darkest, 0.28);
  const buttons = [1, 2, 3, 4, 5, 6].map((floor) => {
    const [x, y] = buttonAt(floor);
    const isPressed = pressed === floor;
    const r = isPressed ? 16 : 18;
    if (floor > done) return stroke(d`M${x - 12} ${y}h24`, fold, 4, { 'stroke-linecap': 'round' });
    return (
      (isPressed ? circle(x, y, 26, second, { opacity: 0.7 }) : '') +
      circle(x + 1.5, y + 3, r, fold) +
      circle(x, y, r, isPressed ? paper : light) +
      path(khatam(x, y, r * 0.72), mix(light, middle, 0.3)) +
      circle(x, y, r * 0.18, deep)
    );
  });
  return (
    rect(292, -20, 56, 70, look.skin) +
    path(
      d`M96 400C96 ${200 + breath} 110 ${96 + breath} 190 ${60 + breath}L282 ${26 + breath}L320 96L358 ${26 + breath}L450 ${60 + breath}C530 ${96 + breath} 544 ${200 + breath} 544 400Z`,
      shirt,
    ) +
    path(
      d`M282 ${26 + breath}L320 96L358 ${26 + breath}L340 ${18 + breath}L320 50L300 ${18 + breath}Z`,
      paper,
    ) +
    path(d`M282 ${26 + breath}L244 ${44 + breath}L262 100L320 150L320 96Z`, fold) +
    path(d`M358 ${26 + breath}L396 ${44 + breath}L378 100L320 150L320 96Z`, fold) +
    stroke('M320 150V400', fold, 3) +
    stroke(d`M170 ${190 + breath}Q166 300 176 400M470 ${190 + breath}Q474 300 464 400`, fold, 3) +
    stroke('M196 210h56v4h-56Z', fold, 3) +
    buttons.join('')
  );
};

/** Draws the operator's hand that closes the buttons from below upwards, one after the other. */
export const closing = (context: ShotContext, done: number): string => {
  const floor = Math.min(6, Math.floor(done) + 1);
  const [x, y] = buttonAt(floor);
  const part = Math.min(1, done - floor + 1);
  const rest = 8 * Math.sin(part * Math.PI);
  return hand(context, {
    x: x + 14,
    y: y + 16 - rest,
    size: 22,
    from: floor % 2 === 1 ? 140 : 40,
    of: 'operator',
  });
};
