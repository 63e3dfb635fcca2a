import { mix } from '../core/color';
import { swing, TURN, turned } from '../drawing/motion';
import { path, rect, stroke } from '../drawing/svg';
import { wave, waveBody } from '../drawing/wave';
import { d } from '../geometry/point';
import { khatam } from '../geometry/star';
import type { Scene } from './scene';

const dhow = (x: number, y: number, u: number, hull: string, sail: string, star: string): string =>
  path(
    d`M${x - u * 1.3} ${y - u * 0.42}Q${x - u * 0.9} ${y + u * 0.2} ${x} ${y + u * 0.2}Q${x + u * 1.1} ${y + u * 0.2} ${x + u * 1.7} ${y - u * 0.75}L${x + u * 0.8} ${y - u * 0.38}Z`,
    hull,
  ) +
  stroke(d`M${x + u * 0.1} ${y}L${x + u * 0.25} ${y - u * 2.5}`, hull, u * 0.09) +
  path(
    d`M${x - u * 0.85} ${y - u * 0.55}Q${x - u * 0.5} ${y - u * 1.9} ${x + u * 0.85} ${y - u * 3.1}Q${x + u * 1.35} ${y - u * 1.6} ${x + u * 0.75} ${y - u * 0.6}Q${x} ${y - u * 0.8} ${x - u * 0.85} ${y - u * 0.55}Z`,
    sail,
  ) +
  path(khatam(x + u * 0.42, y - u * 1.5, u * 0.28), star);

/** Draws sailing boats in front of a shore. */
export const harbour: Scene = ({ W, H, stage, time, random, colours }) => {
  const sea = stage.y + stage.h * 0.62;
  const u = Math.min(W, stage.h) * (W === H ? 0.17 : 0.11);
  let shore = '';
  for (let x = -10; x < W;) {
    const w = u * random.between(0.4, 1);
    shore += rect(x, sea - u * random.between(0.4, 1.5), w + 1, u * 2, colours.far);
    x += w;
  }
  const layer = (i: number): string => {
    const shape = [
      sea + stage.h * 0.085 * i,
      H * (0.006 + i * 0.003),
      W * (0.08 + i * 0.03),
      random.between(0, 6) + TURN * time,
    ] as const;
    const fill = mix(mix(colours.middle, colours.mid, 0.4), colours.near, i * 0.17);
    return (
      path(waveBody(W, H, ...shape), fill) + stroke(wave(W, ...shape), colours.lit, 1.6, { opacity: 0.5 })
    );
  };
  const boat = (share: number, i: number, size: number, sail: string): string =>
    turned(
      time,
      2 * swing(time, 1, share),
      [stage.x + stage.w * share, sea + stage.h * 0.085 * i],
      dhow(
        stage.x + stage.w * (share + random.between(-0.03, 0.03)),
        sea + stage.h * 0.085 * i + u * 0.1,
        u * size,
        colours.near,
        sail,
        colours.middle,
      ),
    );
  return [
    shore,
    layer(0),
    boat(0.76, 1, 0.62, mix(colours.paper, colours.second, 0.5)),
    layer(1),
    boat(W > H ? 0.24 : 0.2, 2, 0.8, colours.second),
    layer(2),
    boat(W > H ? 0.52 : 0.58, 3, W > H ? 1.45 : 1.6, colours.paper),
    layer(3),
    layer(4),
    layer(5),
  ].join('');
};
