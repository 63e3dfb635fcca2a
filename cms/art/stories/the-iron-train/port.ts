import { mix } from '../../core/color';
import { path, rect, stroke } from '../../drawing/svg';
import { waveBody } from '../../drawing/wave';
import { d } from '../../geometry/point';
import type { ShotContext } from '../story';
import { ironOf } from './ore-wagon';

/** Draws the sea, and an ore ship that lies at its edge. */
export const oreShip = ({ W, H, colours, t }: ShotContext, sea: number): string => {
  const { darkest, deep, middle, light, second, paper } = colours.palette;
  const rock = Math.sin(t * 0.9) * 1.5;
  const y = sea + 6 + rock;
  const hull = mix(second, deep, 0.3);
  return [
    rect(-10, sea - 4, W + 20, H, mix(middle, paper, 0.22)),
    path(d`M300 ${y - 46}H${W + 30}V${y + 8}H330Q310 ${y - 10} 300 ${y - 46}Z`, mix(deep, darkest, 0.15)),
    path(d`M312 ${y - 8}H${W + 30}V${y + 8}H330Q320 ${y + 2} 312 ${y - 8}Z`, hull),
    rect(540, y - 100, 70, 56, paper),
    rect(548, y - 92, 54, 8, deep),
    rect(548, y - 76, 54, 6, mix(paper, deep, 0.3)),
    rect(568, y - 122, 26, 24, light),
    ...[360, 410, 460, 500].map((x) => rect(x, y - 54, 32, 9, mix(deep, middle, 0.6))),
    ...[0, 1, 2].map((i) =>
      path(
        waveBody(W, H, sea + 14 + i * 16, 2.4 + i, 46 + i * 16, i * 2 + t * (0.9 - i * 0.2)),
        mix(middle, deep, 0.1 + i * 0.22),
      ),
    ),
  ].join('');
};

/** Draws ore that falls from (x, y) as far as `foot`, and the heap it makes there; `grown` from 0 to 1. */
export const oreFall = (
  { colours, t }: ShotContext,
  x: number,
  y: number,
  foot: number,
  grown: number,
): string => {
  const { ore, glint } = ironOf(colours);
  const [w, h] = [60 + grown * 110, 30 + grown * 66];
  const top = foot - h;
  const stones = Array.from({ length: 34 }, (_, i) => {
    const age = (t * 1.25 + i / 34) % 1;
    const [sx, sy] = [x + Math.sin(i * 7.1) * (10 + age * 14), y + (top - y + 6) * age * age];
    return d`M${sx - 3} ${sy + 2}l2 -5l4 1l2 5Z`;
  });
  const rolling = Array.from({ length: 14 }, (_, i) => {
    const age = (t * 0.7 + i / 14) % 1;
    const side = i % 2 === 0 ? -1 : 1;
    return d`M${x + side * w * age - 2} ${top + h * age - 2}l3 -4l4 4Z`;
  });
  return [
    path(d`M${x - 16} ${y}H${x + 16}L${x + 24} ${top + 10}H${x - 24}Z`, ore, { opacity: 0.75 }),
    path(stones.join(''), mix(ore, glint, 0.25)),
    path(
      d`M${x - w} ${foot}Q${x - w * 0.4} ${top + h * 0.3} ${x} ${top}Q${x + w * 0.4} ${top + h * 0.3} ${x + w} ${foot}Z`,
      ore,
    ),
    path(rolling.join(''), mix(ore, glint, 0.4)),
  ].join('');
};

/** Draws the trestle on which wagons stand to be emptied, its deck at `y`. */
export const trestle = ({ W, H, colours }: ShotContext, y: number): string => {
  const { darkest, deep } = colours.palette;
  const steel = mix(deep, darkest, 0.35);
  const legs = [40, 190, 450, 600].map(
    (x) => d`M${x} ${y}L${x - 14} ${H}M${x} ${y}L${x + 14} ${H}M${x - 7} ${(y + H) / 2}h14`,
  );
  return (
    stroke(legs.join(''), steel, 6) +
    rect(-10, y, W + 20, 10, steel) +
    rect(-10, y - 3, W + 20, 4, mix(deep, colours.paper, 0.4))
  );
};

/** Draws the quay that people stand on, its edge at `y`. */
export const quay = ({ W, H, colours }: ShotContext, y: number): string => {
  const { darkest, deep, second, paper } = colours.palette;
  const stone = mix(mix(paper, second, 0.35), deep, colours.isLight ? 0.2 : 0.5);
  const joints = Array.from({ length: 9 }, (_, i) => d`M${i * 82 - 10} ${y + 9}l-22 ${H - y}`);
  const bollard = (x: number): string =>
    path(
      d`M${x - 8} ${y + 2}V${y - 16}Q${x - 14} ${y - 26} ${x} ${y - 26}Q${x + 14} ${y - 26} ${x + 8} ${y - 16}V${y + 2}Z`,
      mix(deep, darkest, 0.4),
    );
  return (
    rect(-10, y, W + 20, H, stone) +
    rect(-10, y, W + 20, 8, mix(stone, paper, 0.4)) +
    stroke(joints.join(''), mix(stone, deep, 0.25), 1.4) +
    bollard(70) +
    bollard(600)
  );
};
