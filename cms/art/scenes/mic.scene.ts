import { swing } from '../drawing/motion';
import { circle, group, path, rect, stroke } from '../drawing/svg';
import { lattice } from '../geometry/lattice';
import { d, round } from '../geometry/point';
import type { Scene } from './scene';

/** Draws a studio microphone and its sound waves. */
export const mic: Scene = ({ H, stage, time, random, colours, definitions }) => {
  const u = Math.min(stage.w * 0.2, stage.h * 0.27);
  const cx = stage.x + stage.w * random.between(0.46, 0.56);
  const cy = stage.y + stage.h * 0.48;
  // In a film two rings leave at the edge while two others come out from behind the microphone.
  const rings = [7, 6, 5, 4, 3, 2, 1, 0, -1].flatMap((i) => {
    const at = i + 2 * time;
    if (at <= 0 || at >= 8) return [];
    return circle(cx, cy, u * (1.1 + at * 0.48), 'none', {
      stroke: i % 2 === 0 ? colours.second : colours.lit,
      'stroke-width': u * 0.07,
      opacity: (0.9 - at * 0.1) * Math.min(1, at, 8 - at),
    });
  });
  const mesh = lattice({ x: cx - u, y: cy - u * 1.3, w: 2 * u, h: 2.6 * u }, u * 0.5, 1.05, [cx, cy]);
  const clip = definitions.clip(rect(cx - u, cy - u * 1.25, u * 2, u * 2.5, 'white', { rx: u }));
  const holder = d`M${cx - u * 1.4} ${cy}v${u * 0.35}a${u * 1.4} ${u * 1.4} 0 0 0 ${u * 2.8} 0v${-u * 0.35}`;
  return (
    rings.join('') +
    group(
      {
        transform: `rotate(${String(round(random.between(-24, 24) + 1.5 * swing(time, 2)))} ${String(round(cx))} ${String(round(cy))})`,
      },
      rect(cx - u * 0.2, cy + u * 1.2, u * 0.4, H, colours.near),
      stroke(holder, colours.near, u * 0.26, { 'stroke-linecap': 'round' }),
      group(
        { 'clip-path': clip },
        rect(cx - u, cy - u * 1.3, u * 2, u * 2.7, colours.middle),
        stroke(mesh.octagons, colours.paper, u * 0.045),
        path(mesh.squares, colours.lit),
        rect(cx - u, cy - u * 0.12, u * 2, u * 0.24, colours.near),
        rect(cx + u * 0.35, cy - u * 1.3, u, u * 2.7, colours.near, { opacity: 0.35 }),
      ),
    )
  );
};
