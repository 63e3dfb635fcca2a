import { swing } from '../drawing/motion';
import { circle, group, path, rect } from '../drawing/svg';
import { d, polar } from '../geometry/point';
import { EIGHTH_TURN, khatam } from '../geometry/star';
import type { Scene } from './scene';

/** Draws an old projector and its beam. */
export const projector: Scene = ({ W, H, stage, time, random, colours }) => {
  const u = Math.min(stage.w * 0.3, stage.h * 0.3);
  const cx = stage.x + stage.w * 0.42;
  const cy = stage.y + stage.h * 0.66;
  const reel = (x: number, y: number, r: number): string =>
    circle(x, y, r, colours.near) +
    circle(x, y, r * 0.9, 'none', { stroke: colours.second, 'stroke-width': r * 0.06 }) +
    Array.from({ length: 8 }, (_, i) => {
      const [hx, hy] = polar(x, y, r * 0.56, (i + 4 * time) * EIGHTH_TURN + 0.2);
      return circle(hx, hy, r * 0.18, i % 2 === 0 ? colours.middle : colours.lit);
    }).join('') +
    path(khatam(x, y, r * 0.26), colours.paper);
  const beam = [0.5, 0.8, 1.1].map((open) =>
    path(
      d`M${cx + u * 1.3} ${cy - u * 0.1}L${W + 10} ${cy - u * (0.2 + open * 1.6)}V${cy + u * open * 0.5}Z`,
      colours.lit,
      { opacity: 0.3 + 0.05 * swing(time, 8, open) },
    ),
  );
  const dust = Array.from({ length: 24 }, () =>
    circle(
      cx + u * 1.6 + random() * (W - cx - u * 1.6),
      cy - u * (random.between(-0.2, 1.1) + 0.06 * swing(time)),
      random.between(0.8, 2.4),
      colours.paper,
      { opacity: random.between(0.4, 0.9) },
    ),
  );
  return group(
    {},
    ...beam,
    ...dust,
    reel(cx - u * 0.55, cy - u * 1.15, u * 0.74),
    reel(cx + u * 0.72, cy - u * 0.98, u * 0.54),
    rect(cx - u, cy - u * 0.5, u * 1.9, u * 1.1, colours.middle, { rx: u * 0.14 }),
    rect(cx - u * 0.8, cy - u * 0.3, u * 0.9, u * 0.7, colours.near, { rx: u * 0.08, opacity: 0.55 }),
    path(khatam(cx - u * 0.35, cy + u * 0.05, u * 0.24), colours.lit),
    path(
      d`M${cx + u * 0.9} ${cy - u * 0.28}h${u * 0.3}l${u * 0.14} ${-u * 0.08}v${u * 0.56}l${-u * 0.14} ${-u * 0.08}h${-u * 0.3}Z`,
      colours.near,
    ),
    path(
      d`M${cx - u * 0.7} ${cy + u * 0.6}h${u * 1.3}L${cx + u * 1.1} ${H}H${cx + u * 0.8}L${cx + u * 0.1} ${cy + u * 0.8}L${cx - u * 0.9} ${H}H${cx - u * 1.2}Z`,
      colours.near,
    ),
  );
};
