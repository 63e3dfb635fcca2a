import { mix } from '../core/color';
import { TURN, swing, turned } from '../drawing/motion';
import { circle, path, stroke } from '../drawing/svg';
import { waveBody } from '../drawing/wave';
import { d } from '../geometry/point';
import { khatam } from '../geometry/star';
import { isWide, type Scene } from './scene';

const lantern = (x: number, y: number, u: number, frame: string, lit: string, heart: string): string =>
  circle(x, y + u * 1.6, u * 2.7, lit, { opacity: 0.13 }) +
  circle(x, y + u * 1.6, u * 1.7, lit, { opacity: 0.2 }) +
  path(d`M${x} ${y - u * 0.2}L${x + u * 0.75} ${y + u * 0.7}H${x - u * 0.75}Z`, frame) +
  path(
    d`M${x - u * 0.6} ${y + u * 0.7}H${x + u * 0.6}L${x + u * 0.95} ${y + u * 1.5}L${x + u * 0.5} ${y + u * 2.6}H${x - u * 0.5}L${x - u * 0.95} ${y + u * 1.5}Z`,
    lit,
  ) +
  stroke(
    d`M${x - u * 0.6} ${y + u * 0.7}L${x - u * 0.2} ${y + u * 1.5}L${x - u * 0.25} ${y + u * 2.6}M${x + u * 0.6} ${y + u * 0.7}L${x + u * 0.2} ${y + u * 1.5}L${x + u * 0.25} ${y + u * 2.6}M${x - u * 0.95} ${y + u * 1.5}H${x + u * 0.95}`,
    frame,
    u * 0.1,
  ) +
  path(khatam(x, y + u * 1.55, u * 0.34), heart) +
  path(d`M${x - u * 0.5} ${y + u * 2.6}h${u}l${-u * 0.2} ${u * 0.4}h${-u * 0.6}Z`, frame);

/** Draws lanterns at different heights. */
export const lanterns: Scene = (context) => {
  const { W, H, stage, time, random, colours } = context;
  const n = isWide(context) ? 7 : W === H ? 3 : 5;
  const large = W === H ? 1.7 : 1;
  const lit = colours.isLight ? mix(colours.palette.light, colours.paper, 0.35) : colours.lit;
  const hung = Array.from({ length: n }, (_, i) => {
    const u = Math.min(W, stage.h) * 0.085 * large * random.between(0.62, 1.25);
    const x = (W * (i + 0.5)) / n + random.between(-0.03, 0.03) * W;
    const y = stage.y + stage.h * random.between(0.06, 0.5);
    const frame = mix(colours.middle, colours.near, random.between(0.2, 0.75));
    return turned(
      time,
      3 * swing(time, 1, i / n),
      [x, -5],
      stroke(d`M${x} -5V${y}`, frame, 1.6, { opacity: 0.8 }) + lantern(x, y, u, frame, lit, colours.middle),
    );
  });
  return (
    hung.join('') +
    path(
      waveBody(W, H, stage.y + stage.h * 0.96, 5, W * 0.3, random.between(0, 6) + TURN * time),
      colours.near,
    )
  );
};
