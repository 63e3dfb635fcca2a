import { mix } from '../core/color';
import { TURN, swing } from '../drawing/motion';
import { circle, path, stroke } from '../drawing/svg';
import { waveBody } from '../drawing/wave';
import { d } from '../geometry/point';
import type { Scene, SceneContext } from './scene';

const palm = (
  { random, time }: SceneContext,
  x: number,
  foot: number,
  h: number,
  color: string,
  fruit: string,
): string => {
  const lean = h * random.between(-0.14, 0.14);
  const [tx, ty] = [x + lean, foot - h];
  const fronds = Array.from({ length: 9 }, (_, i) => {
    const angle = Math.PI * (1.12 - (i / 8) * 1.24) + 0.05 * swing(time, 1, i / 9);
    const length = h * random.between(0.3, 0.4);
    const [ex, ey] = [tx + Math.cos(angle) * length, ty - Math.sin(angle) * length * 0.62 + length * 0.3];
    const [mx, my] = [
      tx + Math.cos(angle) * length * 0.62,
      ty - Math.sin(angle) * length * 0.8 - length * 0.16,
    ];
    return path(d`M${tx} ${ty}Q${mx} ${my} ${ex} ${ey}Q${mx} ${my + length * 0.2} ${tx} ${ty}Z`, color);
  });
  return (
    path(
      d`M${x - h * 0.035} ${foot}Q${x + lean * 0.2} ${foot - h * 0.6} ${tx - h * 0.018} ${ty}h${h * 0.036}Q${x + lean * 0.3 + h * 0.03} ${foot - h * 0.6} ${x + h * 0.035} ${foot}Z`,
      color,
    ) +
    fronds.join('') +
    [-1, 0, 1].map((i) => circle(tx + i * h * 0.03, ty + h * 0.04, h * 0.022, fruit)).join('')
  );
};

/** Draws palms by the water. */
export const palms: Scene = (context) => {
  const { W, H, stage, time, random, colours } = context;
  const at = (share: number): number => stage.y + stage.h * share;
  const water = [0, 1, 2].map((i) =>
    path(
      waveBody(W, H, at(0.66 + i * 0.06), 3, W * 0.12, random.between(0, 6) + TURN * time),
      mix(colours.middle, colours.mid, i * 0.35),
    ),
  );
  const glints = Array.from({ length: 16 }, () => {
    const [x, y, w] = [random() * W, at(random.between(0.68, 0.84)), W * random.between(0.03, 0.1)];
    return stroke(d`M${x} ${y}h${w}`, colours.lit, 2, { opacity: 0.6, 'stroke-linecap': 'round' });
  });
  const places = W > H ? [0.1, 0.22, 0.62, 0.76, 0.9] : [0.14, 0.36, 0.8];
  const far = places.map((x) =>
    palm(context, W * (x + 0.06), at(0.7), stage.h * random.between(0.28, 0.36), colours.far, colours.far),
  );
  const front = places.map((x) =>
    palm(
      context,
      W * (x + random.between(-0.03, 0.03)),
      at(0.98),
      stage.h * random.between(0.56, 0.8),
      colours.near,
      colours.lit,
    ),
  );
  return (
    far.join('') +
    water.join('') +
    glints.join('') +
    path(waveBody(W, H, at(0.9), H * 0.012, W * 0.2, 1), colours.near) +
    front.join('')
  );
};
