import { mix } from '../core/color';
import { TURN, shifted, swing } from '../drawing/motion';
import { path, rect, stroke } from '../drawing/svg';
import { waveBody } from '../drawing/wave';
import { d } from '../geometry/point';
import { khatam } from '../geometry/star';
import type { Scene, SceneContext } from './scene';

const LINES = 6;

const bus = ({ colours }: SceneContext, x: number, y: number, u: number, isBus: boolean): string => {
  const { second, near, lit, paper } = colours;
  if (!isBus)
    return (
      path(
        d`M${x - u} ${y}v${-u * 0.45}l${u * 0.28} ${-u * 0.52}h${u * 1.44}l${u * 0.28} ${u * 0.52}v${u * 0.45}Z`,
        second,
      ) +
      path(
        d`M${x - u * 0.64} ${y - u * 0.5}l${u * 0.18} ${-u * 0.36}h${u * 0.92}l${u * 0.18} ${u * 0.36}Z`,
        near,
      ) +
      [-0.92, 0.58].map((dx) => rect(x + u * dx, y - u * 0.36, u * 0.34, u * 0.15, lit)).join('') +
      [-0.86, 0.5].map((dx) => rect(x + u * dx, y, u * 0.36, u * 0.2, near)).join('')
    );
  return [
    rect(x - u * 0.86, y - u * 1.9, u * 1.72, u * 1.9, second, { rx: u * 0.2 }),
    rect(x - u * 0.7, y - u * 1.5, u * 1.4, u * 0.62, near, { rx: u * 0.06 }),
    rect(x - u * 0.5, y - u * 1.82, u, u * 0.2, paper, { rx: u * 0.05 }),
    rect(x - u * 0.86, y - u * 0.62, u * 1.72, u * 0.12, paper),
    [-0.74, 0.46].map((dx) => rect(x + u * dx, y - u * 0.36, u * 0.28, u * 0.18, lit)).join(''),
    [-0.7, 0.36].map((dx) => rect(x + u * dx, y, u * 0.34, u * 0.2, near)).join(''),
    rect(x - u * 0.6, y - u * 2.16, u * 1.2, u * 0.26, mix(second, near, 0.4), { rx: 2 }),
  ].join('');
};

/** Draws a road to the horizon, with a car or a bus on it. */
export const road: Scene = (context) => {
  const { W, H, stage, time, random, colours } = context;
  const horizon = stage.y + stage.h * 0.58;
  const across = (share: number): number => stage.x + stage.w * share;
  const vanishing = across(random.between(0.38, 0.62));
  const ridge = Array.from(
    { length: 9 },
    (_, i) =>
      d`L${(W * i) / 8} ${horizon - stage.h * (i % 2 === 1 ? random.between(0.08, 0.22) : random.between(0, 0.05))}`,
  ).join('');
  const depth = H - horizon;
  const middle = (t: number): number => vanishing + (across(0.5) - vanishing) * t;
  // In a film four lines of the road pass.
  const passed = time === 0 ? 0 : 4;
  const dashes = Array.from({ length: LINES + passed }, (_, i) => {
    const at = Math.max(0, i - passed + passed * time);
    const [a, b] = [(at / LINES) ** 2, ((at + 0.5) / LINES) ** 2];
    return path(
      d`M${middle(a) - 1 - a * 9} ${horizon + depth * a}H${middle(a) + 1 + a * 9}L${middle(b) + 1 + b * 9} ${horizon + depth * b}H${middle(b) - 1 - b * 9}Z`,
      colours.lit,
    );
  });
  const fields = Array.from({ length: 6 }, (_, i) => {
    const y = horizon + depth * (0.02 + 0.16 * i * (1 + i * 0.12));
    return path(
      waveBody(W, H, y, 2 + i * 1.4, W * (0.1 + i * 0.05), random.between(0, 6) + TURN * time),
      mix(colours.mid, colours.near, 0.09 * (i + 1)),
    );
  });
  const poles = [0.02, 0.06, 0.14, 0.3].flatMap((share) =>
    [-1, 1].map((side) => {
      const x = middle(share) + side * stage.w * 0.62 * (share + 0.03);
      const [y, h] = [horizon + depth * share, stage.h * (0.06 + share * 0.9)];
      return (
        stroke(d`M${x} ${y}V${y - h}h${-side * h * 0.22}`, colours.near, 1 + share * 8) +
        path(khatam(x - side * h * 0.22, y - h, 2 + share * 16), colours.lit)
      );
    }),
  );
  const t = (stage.y + stage.h * 0.86 - horizon) / depth;
  const u = Math.min(stage.w, stage.h) * 0.115;
  return [
    path(d`M-10 ${horizon}` + ridge + d`L${W + 10} ${horizon}V${H}H-10Z`, colours.far),
    path(
      d`M-10 ${horizon}L${W * 0.2} ${horizon - stage.h * 0.05}L${W * 0.6} ${horizon - stage.h * 0.015}L${W + 10} ${horizon - stage.h * 0.06}V${H}H-10Z`,
      mix(colours.far, colours.mid, 0.55),
    ),
    rect(0, horizon, W, H, colours.mid),
    ...fields,
    path(d`M${vanishing - 3} ${horizon}h6L${across(1.08)} ${H}H${across(-0.08)}Z`, colours.near),
    ...poles,
    ...dashes,
    shifted(
      time,
      0,
      swing(time, 8) * u * 0.02,
      bus(context, middle(t) + stage.w * 0.58 * t * 0.45, horizon + depth * t, u, random.chance(0.5)),
    ),
  ].join('');
};
