import { mix } from '../../core/color';
import type { Colours } from '../../core/mode';
import { TURN } from '../../drawing/motion';
import { circle, group, path, rect, stroke } from '../../drawing/svg';
import { d, polar, type Point } from '../../geometry/point';
import { khatam } from '../../geometry/star';
import { tilted } from '../writer';

interface Clock {
  x: number;
  /** Height of what it stands on. */
  ground: number;
  /** Radius of its body. */
  r: number;
  /** Minutes since five o'clock. */
  minutes: number;
  /** How loudly it rings, from 0 to 1. */
  ringing?: number;
  /** Steps of its walk; left out: it stands. */
  steps?: number;
  /** Degrees to which it leans. */
  lean?: number;
}

/** Left and right twelve times a second, which the eye reads as a rattle. */
const rattle = (t: number): number => Math.sin(TURN * 5.4 * t);

const handTo = (x: number, y: number, length: number, turns: number): Point =>
  polar(x, y, length, TURN * turns - TURN / 4);

/** Draws an alarm clock with two bells that rings, leans and walks on two feet. */
export const alarmClock = (
  t: number,
  colours: Colours,
  { x, ground, r, minutes, ringing = 0, steps, lean = 0 }: Clock,
): string => {
  const { darkest, deep, middle, light, second, paper } = colours.palette;
  const stride = steps === undefined ? 0 : Math.sin(Math.PI * steps);
  const lifted = (side: number): number => (steps === undefined ? 0 : Math.max(0, side * stride) * r * 0.3);
  const y = ground - r * 1.28 - Math.abs(stride) * r * 0.1;
  const brass = mix(light, second, 0.45);
  const body = mix(middle, light, 0.3);
  const foot = (side: number): string => {
    const at = x + side * r * 0.55;
    const sole = ground - lifted(side);
    return (
      stroke(d`M${x + side * r * 0.42} ${y + r * 0.7}L${at} ${sole - r * 0.08}`, darkest, r * 0.16, {
        'stroke-linecap': 'round',
      }) + rect(at - r * 0.2, sole - r * 0.14, r * 0.4, r * 0.14, darkest, { rx: r * 0.07 })
    );
  };
  const bell = (side: number): string =>
    tilted(
      side * 34 + ringing * rattle(t) * 7,
      x,
      y,
      rect(x - r * 0.05, y - r * 1.2, r * 0.1, r * 0.3, darkest),
      path(
        d`M${x - r * 0.46} ${y - r * 1.12}A${r * 0.46} ${r * 0.42} 0 0 1 ${x + r * 0.46} ${y - r * 1.12}Z`,
        brass,
        { stroke: darkest, 'stroke-width': r * 0.05, 'stroke-linejoin': 'round' },
      ),
      circle(x, y - r * 1.56, r * 0.08, darkest),
    );
  const hammer = tilted(
    ringing * rattle(t) * 15,
    x,
    y - r * 0.9,
    stroke(d`M${x} ${y - r * 0.9}V${y - r * 1.34}`, darkest, r * 0.08),
    circle(x, y - r * 1.36, r * 0.13, darkest),
  );
  const marks = Array.from({ length: 12 }, (_, i) => {
    const [mx, my] = handTo(x, y, r * 0.66, i / 12);
    return i % 3 === 0 ? path(khatam(mx, my, r * 0.12), middle) : circle(mx, my, r * 0.045, deep);
  });
  const hour = handTo(x, y, r * 0.4, (5 + minutes / 60) / 12);
  const minute = handTo(x, y, r * 0.62, minutes / 60);
  const round = { 'stroke-linecap': 'round' } as const;
  const hands =
    stroke(d`M${x} ${y}L${hour[0]} ${hour[1]}`, darkest, r * 0.12, round) +
    stroke(d`M${x} ${y}L${minute[0]} ${minute[1]}`, darkest, r * 0.075, round) +
    circle(x, y, r * 0.09, light);
  const turn = lean + stride * 8 + ringing * rattle(t) * 4;
  return (
    (ringing > 0 ? waves(t, x, y, r, ringing, light) : '') +
    foot(-1) +
    foot(1) +
    tilted(
      turn,
      x,
      ground,
      bell(-1),
      bell(1),
      hammer,
      circle(x, y, r, darkest),
      circle(x, y, r * 0.95, body),
      circle(x, y, r * 0.8, paper),
      group({}, ...marks),
      hands,
    )
  );
};

const waves = (t: number, x: number, y: number, r: number, loud: number, color: string): string =>
  [-1, 1]
    .flatMap((side) =>
      [0, 1, 2].map((i) => {
        const age = (t * 1.6 + i / 3) % 1;
        const out = r * (1.35 + age * 0.8);
        const half = 0.32;
        const [ax, ay] = [x + side * Math.cos(half) * out, y - r * 0.5 - Math.sin(half) * out];
        const [bx, by] = [x + side * Math.cos(half) * out, y - r * 0.5 + Math.sin(half) * out];
        return stroke(d`M${ax} ${ay}Q${x + side * out * 1.08} ${y - r * 0.5} ${bx} ${by}`, color, r * 0.08, {
          opacity: loud * (1 - age) * 0.9,
          'stroke-linecap': 'round',
        });
      }),
    )
    .join('');
