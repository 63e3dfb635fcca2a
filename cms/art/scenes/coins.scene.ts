import { mix } from '../core/color';
import { rise, shifted, turned } from '../drawing/motion';
import { circle, ellipse, path, rect } from '../drawing/svg';
import { wave } from '../drawing/wave';
import { khatam, SIXTEENTH_TURN } from '../geometry/star';
import { isWide, type Scene } from './scene';

/** Draws growing stacks of coins and one coin in the air. */
export const coins: Scene = (context) => {
  const { W, H, stage, time, random, colours } = context;
  const isTile = W === H;
  const n = isWide(context) ? 7 : isTile ? 3 : 5;
  const step = Math.min(stage.w * 0.92, stage.h * 1.25) / n;
  const [rx, ry] = [step * 0.46, step * 0.17];
  const thick = step * 0.2;
  const foot = stage.y + stage.h * 0.93;
  const metal = colours.isLight ? colours.middle : colours.lit;
  const left = stage.x + (stage.w - n * step) / 2;
  const stacks = Array.from({ length: n }, (_, i) => {
    const most = (stage.h * (isTile ? 0.44 : 0.5)) / thick;
    const count = Math.max(1, Math.round(most * ((i + 1) / n) ** 1.1 * random.between(0.75, 1)));
    const cx = left + step * (i + 0.5);
    const pile = Array.from({ length: count }, (_unused, k) => {
      const [x, y] = [cx + random.between(-0.05, 0.05) * step, foot - k * thick];
      const side = mix(metal, colours.near, k % 2 === 0 ? 0.38 : 0.5);
      const face = k === count - 1 ? mix(metal, colours.paper, 0.35) : metal;
      return (
        ellipse(x, y, rx, ry, side) +
        rect(x - rx, y - thick, rx * 2, thick, side) +
        ellipse(x, y - thick, rx, ry, face) +
        (k === count - 1
          ? ellipse(x, y - thick, rx * 0.66, ry * 0.62, 'none', { stroke: side, 'stroke-width': 2 })
          : '')
      );
    });
    return pile.join('');
  });
  const r = Math.min(stage.w, stage.h) * (isTile ? 0.2 : 0.12);
  const [cx, cy] = [left + step * n * 0.34, stage.y + stage.h * 0.32];
  const coin = turned(
    time,
    45 * time,
    [cx, cy],
    circle(cx + r * 0.12, cy + r * 0.1, r, mix(metal, colours.near, 0.45)),
    circle(cx, cy, r, metal),
    circle(cx, cy, r * 0.84, 'none', { stroke: mix(metal, colours.near, 0.4), 'stroke-width': r * 0.05 }),
    path(khatam(cx, cy, r * 0.58), mix(metal, colours.near, 0.5)),
    path(khatam(cx, cy, r * 0.36, SIXTEENTH_TURN), mix(metal, colours.paper, 0.5)),
  );
  const table = path(
    wave(W, foot, 2, W * 0.3, random.between(0, 6)) +
      `L${String(W + 20)} ${String(H + 20)}L-20 ${String(H + 20)}Z`,
    colours.near,
  );
  return table + stacks.join('') + shifted(time, 0, -rise(time, 2) * r * 0.7, coin);
};
