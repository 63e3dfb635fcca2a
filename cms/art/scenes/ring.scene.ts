import { mix } from '../core/color';
import { swing } from '../drawing/motion';
import { group, path, rect, stroke } from '../drawing/svg';
import { d, round } from '../geometry/point';
import { khatam } from '../geometry/star';
import type { Scene, SceneContext } from './scene';

const glove = (
  { colours }: SceneContext,
  x: number,
  y: number,
  u: number,
  side: 1 | -1,
  fill: string,
): string =>
  group(
    { transform: `translate(${String(round(x))} ${String(round(y))}) scale(${String(side)} 1) rotate(-18)` },
    rect(-u * 0.5, u * 1.2, u, u * 4, colours.near),
    path(
      d`M${-u * 0.5} ${u * 0.7}C${-u} ${u * 0.1} ${-u * 0.9} ${-u} ${u * 0.1} ${-u}C${u * 1.1} ${-u} ${u * 1.05} ${u * 0.3} ${u * 0.5} ${u * 0.7}Z`,
      fill,
    ),
    path(
      d`M${-u * 0.85} ${-u * 0.1}C${-u * 1.3} ${-u * 0.3} ${-u * 1.15} ${u * 0.6} ${-u * 0.45} ${u * 0.5}`,
      fill,
    ),
    rect(-u * 0.55, u * 0.72, u * 1.1, u * 0.5, colours.paper, { rx: 4 }),
    path(khatam(u * 0.1, -u * 0.2, u * 0.36), colours.lit),
  );

/** Draws two boxing gloves over the ropes. */
export const ring: Scene = (context) => {
  const { W, H, stage, time, random, colours } = context;
  const at = (share: number): number => stage.y + stage.h * share;
  const from = W * random.between(0.4, 0.6);
  const beams = [0, 1, 2].map((i) =>
    path(
      d`M${from + (i - 1) * W * 0.2} -10L${W * (i * 0.42 - 0.16)} ${at(0.84)}H${W * (i * 0.42 + 0.32)}Z`,
      colours.lit,
      { opacity: 0.2 + 0.05 * swing(time, 2, i / 3) },
    ),
  );
  const u = Math.min(W * 0.17, stage.h * 0.19);
  const ropes = [colours.paper, colours.second, colours.lit].map((color, i) => {
    const y = at(0.72 + i * 0.1);
    return stroke(d`M-10 ${y}Q${W / 2} ${y + stage.h * 0.035} ${W + 10} ${y}`, color, H * 0.012);
  });
  return [
    ...beams,
    path(d`M-10 ${at(0.84)}L${W * 0.5} ${at(0.7)}L${W + 10} ${at(0.84)}V${H + 10}H-10Z`, colours.middle),
    glove(context, W * 0.29, at(0.42) + swing(time, 4) * u * 0.12, u, -1, colours.second),
    glove(
      context,
      W * 0.71,
      at(0.42) - swing(time, 4) * u * 0.12,
      u,
      1,
      mix(colours.middle, colours.near, 0.4),
    ),
    ...ropes,
    rect(-4, at(0.64), W * 0.06, H, colours.near) + rect(W * 0.945, at(0.64), W * 0.08, H, colours.near),
  ].join('');
};
