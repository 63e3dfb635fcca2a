import { mix } from '../core/color';
import { shifted, swing } from '../drawing/motion';
import { circle, group, path, rect, stroke } from '../drawing/svg';
import { HEADS, type HeadName } from '../figures/head';
import { crowdLook } from '../figures/looks';
import { d } from '../geometry/point';
import { khatam } from '../geometry/star';
import type { Scene, SceneContext } from './scene';

const HEAD_NAMES: readonly [HeadName, ...HeadName[]] = ['veil', 'short', 'ghutra', 'curls', 'cap', 'bun'];
const PANES = 4;
/** Index of the empty seat. */
const EMPTY = 2;

/** Windows with the passengers; `y` is the top edge. */
const panes = (
  { random, cast, colours, definitions }: SceneContext,
  x: number,
  y: number,
  u: number,
): string => {
  // In a light mode a lit window is as pale as the bus.
  const glass = colours.isLight ? mix(colours.palette.middle, colours.palette.paper, 0.45) : colours.lit;
  return Array.from({ length: PANES }, (_, i) => {
    const left = x + i * u * 1.42;
    const pane = rect(left, y, u * 1.26, u * 1.3, i === EMPTY ? mix(glass, colours.paper, 0.5) : glass, {
      rx: u * 0.14,
    });
    if (i === EMPTY) return pane;
    const look = crowdLook(colours, cast);
    const inside = definitions.clip(rect(left, y, u * 1.26, u * 1.3, 'white', { rx: u * 0.14 }));
    const [cx, cy] = [left + u * random.between(0.52, 0.72), y + u * 0.66];
    const body = path(
      d`M${cx - u * 0.56} ${y + u * 1.4}Q${cx - u * 0.5} ${cy + u * 0.34} ${cx} ${cy + u * 0.32}Q${cx + u * 0.5} ${cy + u * 0.34} ${cx + u * 0.56} ${y + u * 1.4}Z`,
      i % 2 === 0 ? colours.middle : colours.near,
    );
    return pane + group({ 'clip-path': inside }, body, HEADS[cast.pick(HEAD_NAMES)](cx, cy, u * 0.42, look));
  }).join('');
};

const wheel = ({ colours }: SceneContext, x: number, y: number, u: number): string =>
  circle(x, y, u * 0.62, colours.near) +
  circle(x, y, u * 0.36, mix(colours.near, colours.paper, 0.25)) +
  path(khatam(x, y, u * 0.26), colours.lit);

/** Draws a lit bus at its stop, from the side. */
export const bus: Scene = (context) => {
  const { W, H, stage, time, random, colours } = context;
  const { near, lit, paper, second, middle } = colours;
  const u = Math.min(stage.w * 0.092, stage.h * 0.148);
  const road = stage.y + stage.h * 0.84;
  const [length, height] = [u * 8.2, u * 3.5];
  const x = stage.x + (stage.w - length) * random.between(0.5, 0.75);
  const top = road - height - u * 0.25;
  const stop = x - u * 0.75;
  const town = Array.from({ length: Math.ceil(W / u) + 1 }, (_, i) => {
    const h = u * random.between(1.6, 4.2);
    const isAwake = random.chance(0.35);
    return (
      rect((i - 0.5) * u * 1.3, road - h, u * 1.32, h, colours.far) +
      (isAwake
        ? rect((i - 0.1) * u * 1.3, road - h + u * 0.4, u * 0.22, u * 0.34, lit, { opacity: 0.75 })
        : '')
    );
  });
  // Reflections of the windows on the wet road.
  const wet = Array.from({ length: PANES }, (_, i) =>
    rect(x + u * (0.5 + i * 1.42), road + u * 0.3, u * 1.1, u * (i % 2 === 0 ? 2.4 : 1.7), lit, {
      opacity: 0.2 + 0.06 * swing(time, 2, i / PANES),
      rx: u * 0.3,
    }),
  );
  return [
    ...town,
    rect(-5, road, W + 10, H, mix(colours.mid, near, 0.55)),
    rect(-5, road, W + 10, u * 0.12, mix(near, paper, 0.3)),
    ...wet,
    stroke(d`M${stop} ${road}V${road - u * 4.2}`, near, u * 0.14),
    circle(stop, road - u * 4.5, u * 0.52, near),
    path(khatam(stop, road - u * 4.5, u * 0.4), lit),
    path(
      d`M${x + length - u * 0.1} ${road - u * 1.15}L${W + u * 3} ${road - u * 1.9}V${road + u * 0.7}L${x + length - u * 0.1} ${road - u * 0.7}Z`,
      lit,
      { opacity: 0.3 },
    ),
    shifted(
      time,
      0,
      swing(time, 16) * u * 0.015,
      path(
        d`M${x} ${top + u * 0.5}Q${x} ${top} ${x + u * 0.5} ${top}H${x + length - u * 0.7}Q${x + length - u * 0.15} ${top} ${x + length} ${top + u * 0.9}V${road - u * 0.4}H${x}Z`,
        second,
      ),
      rect(x, road - u * 1.5, length, u * 0.2, paper),
      rect(x, road - u * 0.72, length, u * 0.32, mix(second, near, 0.45)),
      panes(context, x + u * 0.36, top + u * 0.56, u),
      // Door, windscreen and destination sign.
      rect(x + u * 6.1, top + u * 0.56, u * 0.86, u * 2.56, near, { rx: u * 0.1 }),
      rect(x + u * 6.2, top + u * 0.66, u * 0.66, u * 2.3, mix(lit, middle, 0.5), { rx: u * 0.08 }),
      stroke(d`M${x + u * 6.53} ${top + u * 0.6}v${u * 2.4}`, near, u * 0.08),
      path(
        d`M${x + u * 7.12} ${top + u * 0.6}H${x + length - u * 0.28}Q${x + length - u * 0.1} ${top + u * 0.8} ${x + length} ${top + u * 1.2}V${top + u * 1.95}H${x + u * 7.12}Z`,
        mix(lit, middle, 0.3),
      ),
      rect(x + u * 0.5, top + u * 0.14, u * 3, u * 0.28, near, { rx: u * 0.1 }),
      [0, 1, 2, 3, 4]
        .map((i) => path(khatam(x + u * (0.9 + i * 0.55), top + u * 0.28, u * 0.1), lit))
        .join(''),
      rect(x + length - u * 0.3, road - u * 1.22, u * 0.3, u * 0.34, paper, { rx: u * 0.08 }),
      rect(x, road - u * 1.22, u * 0.16, u * 0.34, middle),
    ),
    wheel(context, x + u * 1.7, road - u * 0.28, u),
    wheel(context, x + u * 5.2, road - u * 0.28, u),
  ].join('');
};
