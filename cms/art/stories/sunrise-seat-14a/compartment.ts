import { mix } from '../../core/color';
import { circle, ellipse, path, rect, stroke } from '../../drawing/svg';
import { d } from '../../geometry/point';
import { khatam } from '../../geometry/star';
import { smoke } from '../props/weather';
import type { ShotContext } from '../story';

/** The window of the seat in the picture. */
export const PANE = { x: 48, y: 104, w: 264, h: 318 } as const;

/** Draws the wall around the window, its curtains and the number of the seat; `dawn` lights it. */
export const wallAround = (context: ShotContext, dawn: number): string => {
  const { W, H, t, colours, writer, definitions } = context;
  const { darkest, deep, middle, light, second, paper } = colours.palette;
  const { x, y, w, h } = PANE;
  const wall = mix(mix(deep, darkest, 0.4), mix(second, deep, 0.45), dawn * 0.7);
  const frame = mix(wall, darkest, 0.45);
  const sway = Math.sin(t * 2.3) * 3;
  const curtain = (side: number): string => {
    const edge = side < 0 ? x - 30 : x + w + 30;
    const inner = edge - side * 62;
    return path(
      d`M${edge} ${y - 8}H${inner}Q${inner + sway} ${y + h * 0.4} ${inner + side * 30 + sway} ${y + h * 0.6}Q${inner + side * 14 + sway} ${y + h * 0.85} ${inner + side * 12 + sway * 1.5} ${y + h + 12}H${edge}Z`,
      mix(mix(middle, deep, 0.35), second, dawn * 0.35),
    );
  };
  const hole = d`M${x} ${y + 18}q0 -18 18 -18H${x + w - 18}q18 0 18 18V${y + h - 18}q0 18 -18 18H${x + 18}q-18 0 -18 -18Z`;
  return (
    path(d`M0 0H${W}V${H}H0Z` + hole, wall, { 'fill-rule': 'evenodd' }) +
    stroke(hole, frame, 12) +
    stroke(hole, mix(light, wall, 0.55 - dawn * 0.3), 2) +
    curtain(-1) +
    curtain(1) +
    rect(x - 34, y - 18, w + 68, 8, frame, { rx: 4 }) +
    rect(146, 34, 68, 40, mix(light, wall, 0.15), { rx: 8 }) +
    writer.write(
      { text: '١٤ أ', locale: 'ar', x: 180, y: 63, size: 24, color: darkest, anchor: 'middle' },
      definitions,
    ) +
    [60, 110, 250, 300].map((at) => path(khatam(at, 54, 8), mix(wall, paper, 0.22))).join('')
  );
};

/** Draws the narrow table under the window. */
export const tableUnder = ({ W, H, colours }: ShotContext, dawn: number): string => {
  const { darkest, deep, second, light } = colours.palette;
  const wood = mix(mix(deep, darkest, 0.2), second, 0.25 + dawn * 0.2);
  return (
    rect(24, 440, W - 48, 16, mix(wood, light, 0.35), { rx: 5 }) +
    path(d`M40 456H${W - 40}L${W - 80} ${H}H80Z`, mix(wood, darkest, 0.55))
  );
};

/** Draws a glass of tea that trembles with the wheels; `glow` is the light that falls through it. */
export const teaGlass = (
  { t, colours }: ShotContext,
  x: number,
  ground: number,
  u: number,
  glow: number,
): string => {
  const { darkest, light, second, paper } = colours.palette;
  const jolt = Math.exp(-6 * (t % 1.1)) * Math.sin(t * 40) * u * 0.03;
  const tea = mix(mix(second, darkest, 0.5), mix(second, light, 0.5), glow);
  const [gx, level] = [x + jolt, ground - u * 1.15];
  const ring = (at: number): string => {
    const age = (t / 1.1 + at) % 1;
    return ellipse(gx, level, u * 0.44 * age, u * 0.085 * age, 'none', {
      stroke: paper,
      'stroke-width': u * 0.018,
      opacity: (1 - age) * 0.8,
    });
  };
  const glass = (top: number, waist: number, foot: number): string =>
    d`M${gx - u * 0.5} ${top}Q${gx - u * 0.52} ${waist - u * 0.3} ${gx - u * 0.36} ${waist}Q${gx - u * 0.56} ${foot - u * 0.24} ${gx - u * 0.34} ${foot}H${gx + u * 0.34}Q${gx + u * 0.56} ${foot - u * 0.24} ${gx + u * 0.36} ${waist}Q${gx + u * 0.52} ${waist - u * 0.3} ${gx + u * 0.5} ${top}Z`;
  const spoon = Math.sin(t * 2.6) * 2 + jolt * 6;
  return (
    ellipse(x, ground + u * 0.02, u * 0.98, u * 0.16, mix(paper, darkest, 0.2)) +
    ellipse(x, ground - u * 0.03, u * 0.9, u * 0.13, paper) +
    circle(gx, ground - u * 0.7, u * 1.15, light, { opacity: 0.08 + glow * 0.14 }) +
    path(glass(ground - u * 1.45, ground - u * 0.75, ground - u * 0.08), paper, { opacity: 0.32 }) +
    path(
      d`M${gx - u * 0.46} ${level}Q${gx - u * 0.46} ${ground - u * 0.92} ${gx - u * 0.33} ${ground - u * 0.75}Q${gx - u * 0.5} ${ground - u * 0.34} ${gx - u * 0.3} ${ground - u * 0.14}H${gx + u * 0.3}Q${gx + u * 0.5} ${ground - u * 0.34} ${gx + u * 0.33} ${ground - u * 0.75}Q${gx + u * 0.46} ${ground - u * 0.92} ${gx + u * 0.46} ${level}Z`,
      tea,
    ) +
    ellipse(gx, level, u * 0.46, u * 0.09, mix(tea, light, 0.35)) +
    ring(0) +
    ring(0.5) +
    path(khatam(gx, ground - u * 0.42, u * 0.17), mix(tea, paper, 0.4), { opacity: 0.7 }) +
    stroke(
      d`M${gx + u * 0.1} ${level + u * 0.5}L${gx + u * 0.62 + spoon} ${ground - u * 1.95}`,
      paper,
      u * 0.06,
      {
        'stroke-linecap': 'round',
        opacity: 0.9,
      },
    ) +
    ellipse(gx, ground - u * 1.45, u * 0.5, u * 0.1, 'none', {
      stroke: paper,
      'stroke-width': u * 0.03,
      opacity: 0.8,
    }) +
    smoke({ t: t * 0.7 }, gx, ground - u * 1.5, paper, { size: u / 42, drift: 4 })
  );
};
