import { mix } from '../core/color';
import { arch } from '../drawing/arch';
import { shifted } from '../drawing/motion';
import { circle, path, rect } from '../drawing/svg';
import { d } from '../geometry/point';
import type { Scene, SceneContext } from './scene';

const CARS = 4;

/** Wagon with lit windows; the first one is the engine. */
const wagon = (
  { colours }: SceneContext,
  x: number,
  y: number,
  w: number,
  h: number,
  isEngine: boolean,
): string => {
  const { near, lit, second, paper, middle } = colours;
  const roof = isEngine
    ? d`M${x} ${y}V${y - h}H${x + w * 0.62}C${x + w * 0.86} ${y - h} ${x + w} ${y - h * 0.62} ${x + w} ${y - h * 0.3}V${y}Z`
    : d`M${x} ${y}V${y - h * 0.94}Q${x} ${y - h} ${x + h * 0.06} ${y - h}H${x + w - h * 0.06}Q${x + w} ${y - h} ${x + w} ${y - h * 0.94}V${y}Z`;
  const panes = Array.from({ length: isEngine ? 3 : 5 }, (_, i) =>
    rect(x + w * (0.08 + i * 0.18), y - h * 0.78, w * 0.11, h * 0.32, i % 4 === 2 ? paper : lit, {
      rx: h * 0.05,
    }),
  );
  const wheels = [0.14, 0.3, 0.7, 0.86].map(
    (share) =>
      circle(x + w * share, y + h * 0.1, h * 0.13, near) +
      circle(x + w * share, y + h * 0.1, h * 0.05, second),
  );
  return [
    path(roof, isEngine ? middle : mix(middle, near, 0.2)),
    rect(x, y - h * 0.3, w * (isEngine ? 0.98 : 1), h * 0.1, paper),
    rect(x, y - h * 0.12, w, h * 0.12, near),
    ...panes,
    isEngine ? circle(x + w * 0.93, y - h * 0.3, h * 0.09, lit) : '',
    ...wheels,
  ].join('');
};

/** Draws a train on a viaduct over sand. */
export const train: Scene = (context) => {
  const { W, H, stage, time, random, colours } = context;
  const at = (share: number): number => stage.y + stage.h * share;
  const { middle, light, deep } = colours.palette;
  const rail = at(0.62);
  const h = Math.min(stage.h * 0.17, stage.w * 0.15);
  const w = h * 2.6;
  const head = stage.x + stage.w * random.between(0.82, 0.9);
  const sand = (share: number, rise: number, tone: string): string =>
    path(
      d`M-10 ${at(share)}C${W * 0.2} ${at(share - rise)} ${W * 0.42} ${at(share - rise * 0.9)} ${W * 0.58} ${at(share)}S${W * 0.86} ${at(share - rise * 0.5)} ${W + 10} ${at(share - rise * 0.7)}V${H + 10}H-10Z`,
      tone,
    );
  const span = h * 1.5;
  const count = Math.ceil(W / span) + 1;
  const wall = mix(colours.mid, colours.near, 0.35);
  const openings = Array.from({ length: count }, (_, i) =>
    arch((i - 0.4) * span, rail + h * 0.55, span * 0.66, H),
  );
  // In a film the train leaves at the end and comes back at the start.
  const way = W + (w + h * 0.1) * CARS + w * 1.7;
  const passed = ((head + way * time - W * 0.5) % way) + W * 0.5 - head;
  const beam = path(
    d`M${head} ${rail - h * 0.36}L${head + w * 1.7} ${rail - h * 0.9}V${rail + h * 0.1}Z`,
    colours.lit,
    { opacity: 0.34 },
  );
  return [
    sand(0.6, 0.18, mix(mix(middle, light, 0.55), deep, colours.isLight ? 0 : 0.25)),
    sand(0.7, 0.12, mix(mix(middle, light, 0.25), deep, colours.isLight ? 0.05 : 0.35)),
    path(d`M-10 ${rail + h * 0.14}H${W + 10}V${H + 10}H-10Z` + openings.join(''), wall, {
      'fill-rule': 'evenodd',
    }),
    rect(-5, rail + h * 0.2, W + 10, h * 0.12, colours.near),
    shifted(
      time,
      passed,
      0,
      beam,
      ...Array.from({ length: CARS }, (_, i) =>
        wagon(context, head - w * (i + 1) - h * 0.1 * i, rail, w, h, i === 0),
      ),
    ),
    path(
      d`M-10 ${at(0.94)}Q${W * 0.3} ${at(0.84)} ${W * 0.6} ${at(0.92)}T${W + 10} ${at(0.86)}V${H + 10}H-10Z`,
      colours.near,
    ),
  ].join('');
};
