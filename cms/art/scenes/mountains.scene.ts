import { mix } from '../core/color';
import { rise, shifted } from '../drawing/motion';
import { path, stroke } from '../drawing/svg';
import { crowdLook } from '../figures/looks';
import { person } from '../figures/person';
import { d, polyline, type Point } from '../geometry/point';
import type { Scene } from './scene';

/** Draws mountain ridges, terraces and a person who climbs. */
export const mountains: Scene = ({ W, H, stage, time, random, cast, colours }) => {
  const layers = [
    mix(colours.far, colours.lit, 0.35),
    colours.far,
    mix(colours.middle, colours.mid, 0.5),
    mix(colours.mid, colours.near, 0.6),
  ];
  const drawn = layers.map((fill, i) => {
    const n = 4 + i;
    const base = stage.y + stage.h * (0.42 + i * 0.17);
    const points: Point[] = Array.from({ length: 2 * n + 1 }, (_, k) => [
      (W * (k - 0.5 * (i % 2))) / (2 * n - 1),
      base -
        (k % 2 === 1
          ? stage.h * random.between(0.1, 0.26) * (1 - i * 0.16)
          : -stage.h * random.between(0, 0.05)),
    ]);
    const flanks = points.flatMap(([x, y], k) => {
      const after = points[k + 1];
      if (k % 2 === 0 || after === undefined) return [];
      return [
        d`M${x} ${y}L${after[0]} ${after[1]}V${H}H${x - W * 0.04}L${x + W * 0.03} ${y + stage.h * 0.16}L${x - W * 0.02} ${y + stage.h * 0.08}Z`,
      ];
    });
    return (
      path(`${polyline(points)}V${String(H + 10)}H-40V${String(H)}Z`, fill) +
      path(flanks.join(''), mix(fill, colours.near, 0.32))
    );
  });
  const foot = stage.y + stage.h * 0.95;
  const path1 = stroke(
    d`M${W * 0.9} ${H}C${W * 0.2} ${foot + stage.h * 0.1} ${W * 0.95} ${foot - stage.h * 0.1} ${W * 0.55} ${foot - stage.h * 0.24}`,
    colours.lit,
    W * 0.008,
    { 'stroke-dasharray': `${String(W * 0.02)} ${String(W * 0.018)}` },
  );
  const walker = (x: number, y: number, size: number): string =>
    person({
      x: W * x,
      y,
      height: stage.h * size,
      pose: 'walk',
      head: cast.pick(['cap', 'turban', 'veil', 'curls']),
      look: crowdLook(colours, cast),
      shirt: random.pick([colours.lit, colours.second]),
      trousers: colours.near,
      isTurned: true,
    });
  return (
    drawn.join('') +
    path1 +
    path(
      d`M-10 ${foot + stage.h * 0.04}Q${W * 0.3} ${foot - stage.h * 0.07} ${W * 0.62} ${foot}T${W + 10} ${foot - stage.h * 0.03}V${H + 10}H-10Z`,
      colours.near,
    ) +
    shifted(time, 0, -rise(time, 8) * stage.h * 0.012, walker(0.34, foot - stage.h * 0.01, 0.3)) +
    shifted(time, 0, -rise(time, 8) * stage.h * 0.008, walker(0.22, foot + stage.h * 0.005, 0.27))
  );
};
