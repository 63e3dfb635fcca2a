import { mix } from '../core/color';
import { swing, turned } from '../drawing/motion';
import { circle, ellipse, group, path, rect, stroke } from '../drawing/svg';
import { d, round } from '../geometry/point';
import { khatam, star } from '../geometry/star';
import type { Scene, SceneContext } from './scene';

/** Spanner, hammer or screwdriver on the wall, hanging from the nail at (x, y). */
const tool = (kind: number, x: number, y: number, u: number, { colours }: SceneContext): string => {
  const steel = mix(colours.paper, colours.middle, 0.35);
  if (kind === 0)
    return (
      stroke(d`M${x} ${y + u * 0.3}V${y + u * 1.5}`, steel, u * 0.2, { 'stroke-linecap': 'round' }) +
      path(
        d`M${x - u * 0.34} ${y - u * 0.1}V${y + u * 0.3}L${x - u * 0.12} ${y + u * 0.52}H${x + u * 0.12}L${x + u * 0.34} ${y + u * 0.3}V${y - u * 0.1}L${x + u * 0.12} ${y + u * 0.2}H${x - u * 0.12}Z`,
        steel,
      )
    );
  if (kind === 1)
    return (
      stroke(d`M${x} ${y + u * 0.2}V${y + u * 1.55}`, colours.second, u * 0.17, {
        'stroke-linecap': 'round',
      }) +
      path(
        d`M${x - u * 0.5} ${y + u * 0.3}L${x - u * 0.3} ${y - u * 0.08}H${x + u * 0.4}V${y + u * 0.3}Z`,
        steel,
      )
    );
  return (
    rect(x - u * 0.16, y - u * 0.1, u * 0.32, u * 0.72, colours.lit, { rx: u * 0.12 }) +
    stroke(d`M${x} ${y + u * 0.62}V${y + u * 1.5}`, steel, u * 0.1)
  );
};

/** Unfinished robot: a box on wheels with an antenna and one lit eye. */
const device = ({ colours, random }: SceneContext, x: number, y: number, u: number): string => {
  const { near, lit, second, paper, middle, palette } = colours;
  const tilt = String(round(random.between(-16, 16)));
  const cog = (cx: number, cy: number, r: number, color: string): string =>
    path(star(cx, cy, 12, r, r * 0.8), color) +
    circle(cx, cy, r * 0.42, near) +
    path(khatam(cx, cy, r * 0.26), lit);
  return [
    stroke(
      d`M${x - u * 0.7} ${y - u * 2.4}Q${x - u * 1} ${y - u * 3.2} ${x - u * 0.6} ${y - u * 3.6}`,
      near,
      u * 0.12,
    ),
    circle(x - u * 0.6, y - u * 3.7, u * 0.2, palette.light),
    [0.42, 0.66]
      .map((r) =>
        circle(x - u * 0.6, y - u * 3.7, u * r, 'none', {
          stroke: palette.light,
          'stroke-width': u * 0.06,
          opacity: 0.6,
        }),
      )
      .join(''),
    group(
      { transform: `rotate(${tilt} ${String(round(x + u * 0.8))} ${String(round(y - u * 2.6))})` },
      stroke(d`M${x + u * 0.8} ${y - u * 2.3}v${-u * 0.6}`, near, u * 0.16),
      path(
        d`M${x + u * 0.1} ${y - u * 3.3}Q${x + u * 0.8} ${y - u * 2.3} ${x + u * 1.5} ${y - u * 3.3}Z`,
        paper,
      ),
      ellipse(x + u * 0.8, y - u * 3.3, u * 0.7, u * 0.14, middle),
    ),
    rect(x - u * 1.5, y - u * 2.45, u * 3, u * 1.9, second, {
      rx: u * 0.24,
      stroke: near,
      'stroke-width': u * 0.08,
    }),
    rect(x + u * 0.55, y - u * 2.45, u * 0.95, u * 1.9, near, { rx: u * 0.24, opacity: 0.22 }),
    rect(x - u * 1.22, y - u * 2.15, u * 1.3, u * 1, near, { rx: u * 0.14 }),
    path(khatam(x - u * 0.57, y - u * 1.65, u * 0.38), palette.light),
    [0, 1, 2]
      .map((i) => circle(x + u * (0.5 + i * 0.34), y - u * 2.0, u * 0.11, i === 1 ? lit : near))
      .join(''),
    stroke(
      d`M${x + u * 0.4} ${y - u * 1.5}h${u * 0.8}M${x + u * 0.4} ${y - u * 1.2}h${u * 0.8}`,
      near,
      u * 0.1,
    ),
    cog(x - u * 0.95, y - u * 0.5, u * 0.56, mix(middle, paper, 0.3)),
    cog(x + u * 0.95, y - u * 0.5, u * 0.56, mix(middle, paper, 0.3)),
  ].join('');
};

/** Draws a workbench under a lamp, with tools on the wall and an unfinished device. */
export const workbench: Scene = (context) => {
  const { W, H, stage, time, colours } = context;
  const { near, lit, middle, paper, palette } = colours;
  const u = Math.min(stage.w * 0.105, stage.h * 0.125);
  const x = stage.x + stage.w * 0.5;
  const top = stage.y + stage.h * 0.8;
  const lampY = stage.y + stage.h * 0.15;
  const board = { x: x - u * 4.2, y: lampY + u * 1.3, w: u * 8.4, h: u * 2.5 };
  const tools = [-3.5, -2.5, 2.45, 3.5].map((at, i) =>
    tool([0, 1, 2, 0][i] ?? 0, x + u * at, board.y + u * 0.55, u, context),
  );
  return [
    rect(board.x, board.y, board.w, board.h, mix(colours.far, near, 0.28), { rx: u * 0.12 }),
    stroke(
      d`M${board.x + u * 0.2} ${board.y + u * 0.36}H${board.x + board.w - u * 0.2}`,
      colours.line,
      u * 0.06,
    ),
    ...tools,
    turned(
      time,
      2.5 * swing(time),
      [x, -5],
      stroke(d`M${x} -5V${lampY}`, near, u * 0.1),
      path(
        d`M${x - u * 0.9} ${lampY + u * 0.7}L${x - u * 4.6} ${top}H${x + u * 4.6}L${x + u * 0.9} ${lampY + u * 0.7}Z`,
        palette.light,
        {
          opacity: 0.26,
        },
      ),
      path(
        d`M${x - u * 0.3} ${lampY}H${x + u * 0.3}Q${x + u * 0.9} ${lampY + u * 0.2} ${x + u * 1} ${lampY + u * 0.72}H${x - u}Q${x - u * 0.9} ${lampY + u * 0.2} ${x - u * 0.3} ${lampY}Z`,
        near,
      ),
      ellipse(x, lampY + u * 0.72, u * 0.5, u * 0.2, palette.light),
    ),
    rect(-5, top + u * 0.3, W + 10, H, mix(colours.mid, near, 0.62)),
    rect(-5, top, W + 10, u * 0.42, mix(middle, near, 0.35)),
    rect(-5, top, W + 10, u * 0.09, lit),
    device(context, x, top, u),
    // A coil of wire and a cup.
    [0, 1, 2]
      .map((i) =>
        ellipse(x - u * 3, top - u * (0.18 + i * 0.2), u * 0.6, u * 0.2, i % 2 === 0 ? lit : middle, {
          stroke: near,
          'stroke-width': u * 0.06,
        }),
      )
      .join(''),
    path(d`M${x + u * 2.6} ${top - u * 1}H${x + u * 3.5}L${x + u * 3.4} ${top}H${x + u * 2.7}Z`, paper),
    stroke(
      d`M${x + u * 3.46} ${top - u * 0.8}q${u * 0.5} ${u * 0.2} ${-u * 0.05} ${u * 0.56}`,
      paper,
      u * 0.12,
    ),
    path(khatam(x + u * 3.05, top - u * 0.5, u * 0.22), near),
  ].join('');
};
