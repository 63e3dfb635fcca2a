import { mix } from '../../core/color';
import { back } from '../../figures/guest';
import { circle, ellipse, path, rect, stroke } from '../../drawing/svg';
import { d } from '../../geometry/point';
import { eased } from '../draw-story';
import type { Drawing } from '../story';
import { desert, sandOf } from './desert';

/** Draws pebbles that jump on the rail before the train is seen. */
export const pebbles: Drawing = (context) => {
  const { W, H, colours, t } = context;
  const { darkest, deep, paper, second } = colours.palette;
  const force = eased((t - 1) / 4);
  const stones = Array.from({ length: 26 }, (_, i) => {
    const [x, y, r] = [(i * 83) % W, 268 + ((i * 47) % 84), 7 + ((i * 29) % 13)];
    const hop = Math.abs(Math.sin(t * (15 + (i % 5)) + i)) * force * (i % 3 === 0 ? 15 : 6);
    return ellipse(
      x,
      y - hop,
      r * 1.2,
      r * 0.8,
      mix(sandOf(colours, 0.75), i % 2 === 0 ? darkest : paper, 0.25),
    );
  });
  const small = [250, 292, 344, 402].map((x, i) => {
    const hop = Math.abs(Math.sin(t * (13 + i) + i * 2)) * force * 26;
    return ellipse(x, 146 - hop, 10 + i, 7 + i, mix(second, deep, 0.35 + i * 0.12));
  });
  const hum = Math.sin(t * 40) * force * 0.9;
  return [
    desert(context, { horizon: 0.22 }),
    rect(-10, 240, W + 20, H, sandOf(colours, 0.7)),
    ...[20, 190, 360, 530].map((x) => rect(x, 222, 96, 46, mix(darkest, deep, 0.35))),
    rect(-10, 152 + hum, W + 20, 22, mix(deep, paper, 0.42)),
    rect(-10, 152 + hum, W + 20, 6, mix(paper, deep, 0.12)),
    rect(-10, 174 + hum, W + 20, 36, mix(deep, darkest, 0.25)),
    rect(-10, 206 + hum, W + 20, 16, mix(deep, paper, 0.2)),
    ...stones,
    ...small,
  ].join('');
};

/** Draws the lamp of the train where the rails end. */
export const lampAtHorizon: Drawing = (context) => {
  const { H, colours, t, share } = context;
  const { light, paper, darkest, deep } = colours.palette;
  const near = 0.6 + 1.5 * share * share;
  const [x, y] = [392, 188];
  const dust = [0, 1, 2, 3, 4, 5, 6].map((i) =>
    circle(x + 14 + i * 22 * near, y - 6 - i * 2 + Math.sin(t * 2 + i) * 2, (7 + i * 3) * near, paper, {
      opacity: 0.3 - i * 0.034,
    }),
  );
  const rail = (side: number): string => d`M${x + side * 1.2} ${y + 6}L${286 + side * 120} ${H + 10}`;
  const sleepers = Array.from({ length: 13 }, (_, i) => {
    const far = (i / 13) ** 2.1;
    const [cx, cy] = [x + (286 - x) * far, y + 6 + (H + 4 - y) * far];
    return rect(cx - 3 - far * 150, cy, 6 + far * 300, 1 + far * 15, mix(darkest, deep, 0.4));
  });
  return [
    desert(context, { horizon: 0.5 }),
    ...sleepers,
    stroke(rail(-1) + rail(1), mix(paper, deep, 0.35), 3.4),
    ...dust,
    path(
      d`M${x - 7 * near} ${y + 7}V${y - 7 * near}Q${x} ${y - 11 * near} ${x + 7 * near} ${y - 7 * near}V${y + 7}Z`,
      darkest,
    ),
    circle(x, y - 2 * near, 15 * near + Math.sin(t * 7), light, { opacity: 0.32 }),
    circle(x, y - 2 * near, 4 * near, paper),
  ].join('');
};

/** Draws the traveller from behind as she looks. */
export const watcher: Drawing = ({ colours, t }) =>
  back(
    176,
    214 + Math.sin(t * 1.4) * 2,
    84,
    390,
    'hood',
    mix(colours.palette.second, colours.palette.deep, 0.25),
    colours.palette.light,
  );
