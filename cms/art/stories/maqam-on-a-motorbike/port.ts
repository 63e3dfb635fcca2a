import { mix } from '../../core/color';
import { group, path, rect, stroke } from '../../drawing/svg';
import { waveBody } from '../../drawing/wave';
import { d } from '../../geometry/point';
import { khatam } from '../../geometry/star';
import { eased } from '../draw-story';
import type { ShotContext } from '../story';

const container = (x: number, y: number, w: number, fill: string, dark: string): string =>
  rect(x, y, w, w * 0.42, fill) +
  stroke(
    Array.from({ length: 6 }, (_, i) => d`M${x + (w * (i + 0.7)) / 6.4} ${y + 3}v${w * 0.42 - 6}`).join(''),
    dark,
    1.4,
    { opacity: 0.45 },
  );

const crane = (x: number, base: number, { colours, t }: ShotContext, shift: number): string => {
  const color = colours.near;
  const way = 0.5 + 0.5 * Math.sin(t * 0.55 + shift);
  const drop = 36 + 44 * eased(0.5 + 0.5 * Math.sin(t * 0.8 + shift * 2));
  const trolley = x - 120 + way * 150;
  return (
    stroke(
      d`M${x} ${base}L${x + 14} ${base - 168}M${x + 66} ${base}L${x + 52} ${base - 168}M${x + 5} ${base - 62}H${x + 60}`,
      color,
      6,
    ) +
    stroke(d`M${x - 140} ${base - 150}H${x + 96}`, color, 7) +
    stroke(
      d`M${x - 130} ${base - 150}L${x + 34} ${base - 206}L${x + 92} ${base - 150}M${x + 34} ${base - 206}V${base - 150}`,
      color,
      3,
    ) +
    rect(x + 22, base - 146, 22, 18, colours.lit) +
    stroke(d`M${trolley} ${base - 148}v${drop}M${trolley + 20} ${base - 148}v${drop}`, color, 1.4) +
    container(trolley - 16, base - 148 + drop, 52, shift > 1 ? colours.second : colours.middle, color)
  );
};

const ship = (x: number, y: number, { colours, t }: ShotContext): string =>
  group(
    { transform: `rotate(${(Math.sin(t * 0.9) * 0.7).toFixed(2)} ${x.toFixed(1)} ${String(y)})` },
    container(x - 84, y - 54, 54, colours.lit, colours.near),
    container(x - 28, y - 54, 54, colours.second, colours.near),
    container(x + 28, y - 54, 54, colours.middle, colours.near),
    container(x - 56, y - 76, 54, colours.middle, colours.near),
    rect(x + 96, y - 88, 34, 60, colours.paper),
    rect(x + 100, y - 80, 26, 8, colours.near),
    path(d`M${x - 130} ${y - 32}H${x + 150}L${x + 128} ${y + 12}H${x - 96}Z`, colours.near),
    rect(x - 108, y - 14, 242, 4, colours.second),
  );

/** Draws the port: sea, a ship that leaves, cranes at work and the quay. */
export const port = (context: ShotContext): string => {
  const { W, H, t, colours } = context;
  const sea = (y: number, phase: number, fill: string): string =>
    path(waveBody(W, H, y, 2.2, 40, phase + t), fill);
  return (
    path(
      d`M-10 186L70 150L150 170L240 126L330 158L420 118L520 160L650 132V240H-10Z`,
      mix(colours.far, colours.paper, 0.35),
    ) +
    sea(182, 0, colours.far) +
    ship(190 + t * 7, 216, context) +
    sea(214, 3, mix(colours.far, colours.mid, 0.7)) +
    crane(176, 262, context, 0.4) +
    crane(500, 262, context, 2.2) +
    rect(-10, 258, W + 20, H, mix(colours.mid, colours.near, 0.5)) +
    rect(-10, 258, W + 20, 6, colours.lit) +
    path([40, 200, 360, 520].map((x) => khatam(x, 340, 9)).join(''), colours.mid)
  );
};

/** Draws the containers that stand on the quay at the right of the picture. */
export const stacks = ({ colours }: ShotContext, x: number, base: number): string =>
  container(x, base - 38, 90, colours.second, colours.near) +
  container(x + 94, base - 38, 90, colours.middle, colours.near) +
  container(x + 40, base - 76, 90, colours.lit, colours.near);
