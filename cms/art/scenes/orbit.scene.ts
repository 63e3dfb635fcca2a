import { TURN, turned } from '../drawing/motion';
import { rosette } from '../drawing/rosette';
import { circle, ellipse, group, path, stroke } from '../drawing/svg';
import { d, polar, round } from '../geometry/point';
import { khatam } from '../geometry/star';
import type { Scene } from './scene';

/** Draws a planet with rings and small moons. */
export const orbit: Scene = ({ W, H, stage, time, random, colours }) => {
  const cx = stage.x + stage.w * random.between(0.38, 0.62);
  const cy = stage.y + stage.h * random.between(0.44, 0.54);
  const r = Math.min(stage.w, stage.h) * random.between(0.22, 0.29);
  const { lit, second, paper, middle, near } = colours;
  const turn = {
    transform: `rotate(${String(round(random.between(-40, 40)))} ${String(round(cx))} ${String(round(cy))})`,
  };
  const dust = Array.from({ length: 60 }, () =>
    circle(random() * W, random() * H, random.between(0.6, 2), paper, { opacity: random.between(0.3, 0.9) }),
  );
  const rings = [0, 1, 2, 3].map((i) =>
    ellipse(cx, cy, r * (1.5 + i * 0.55), r * (0.42 + i * 0.2), 'none', {
      stroke: i % 2 === 1 ? second : lit,
      'stroke-width': i === 1 ? r * 0.1 : 1.6,
      opacity: 0.85,
    }),
  );
  const shade = d`M${cx - r * 0.98} ${cy + r * 0.2}A${r} ${r} 0 0 0 ${cx + r * 0.98} ${cy + r * 0.2}A${r * 1.3} ${r * 1.3} 0 0 1 ${cx - r * 0.98} ${cy + r * 0.2}Z`;
  const moons = [0, 1, 2, 3].map((i) => {
    const [x, y] = polar(cx, cy, r * (1.5 + i * 0.5), random.between(0, 2 * Math.PI) + TURN * time);
    return path(khatam(x, y, r * random.between(0.07, 0.15)), random.pick([lit, second]));
  });
  return [
    ...dust,
    group(turn, ...rings),
    circle(cx, cy, r, middle),
    path(shade, near, { opacity: 0.45 }),
    turned(
      time,
      45 * time,
      [cx, cy],
      rosette(random.pick(['interlace', 'nested', 'wreath', 'web']), cx, cy, r * 0.86, paper, r * 0.02),
    ),
    group(
      turn,
      stroke(
        d`M${cx - r * 2.05} ${cy}A${r * 2.05} ${r * 0.62} 0 0 0 ${cx + r * 2.05} ${cy}`,
        second,
        r * 0.1,
      ),
    ),
    ...moons,
  ].join('');
};
