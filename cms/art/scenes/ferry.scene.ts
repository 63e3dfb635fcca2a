import { mix } from '../core/color';
import { TURN, swing, turned } from '../drawing/motion';
import { circle, path, rect, stroke } from '../drawing/svg';
import { wave, waveBody } from '../drawing/wave';
import { d } from '../geometry/point';
import { khatam } from '../geometry/star';
import type { Scene, SceneContext } from './scene';

const gull = (x: number, y: number, u: number, color: string): string =>
  stroke(
    d`M${x - u} ${y - u * 0.3}Q${x - u * 0.5} ${y - u * 0.6} ${x} ${y}Q${x + u * 0.5} ${y - u * 0.6} ${x + u} ${y - u * 0.3}`,
    color,
    u * 0.2,
    { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
  );

/** Deck with windows; `y` is its bottom edge. */
const deck = ({ colours }: SceneContext, x: number, y: number, w: number, h: number, count: number): string =>
  rect(x, y - h, w, h, colours.paper) +
  rect(x - h * 0.14, y - h * 1.12, w + h * 0.28, h * 0.16, colours.second) +
  Array.from({ length: count }, (_, i) =>
    rect(
      x + (w / count) * (i + 0.2),
      y - h * 0.74,
      (w / count) * 0.6,
      h * 0.44,
      // One cabin in each row is dark.
      i === 2 ? colours.middle : colours.palette.light,
      { rx: h * 0.1, stroke: colours.near, 'stroke-width': h * 0.05 },
    ),
  ).join('');

/** Draws a departing ferry with lit decks and gulls behind it. */
export const ferry: Scene = (context) => {
  const { W, H, stage, time, random, colours } = context;
  const { near, lit, second, middle, paper } = colours;
  const sea = stage.y + stage.h * 0.74;
  const u = Math.min(stage.w * 0.105, stage.h * 0.132);
  const x = stage.x + stage.w * random.between(0.46, 0.54);
  const hull =
    d`M${x - u * 4.1} ${sea - u * 1.1}H${x + u * 4.5}L${x + u * 3.5} ${sea + u * 0.7}H${x - u * 3.6}` +
    d`Q${x - u * 4} ${sea} ${x - u * 4.1} ${sea - u * 1.1}Z`;
  const funnel = d`M${x - u * 1.9} ${sea - u * 3.1}l${u * 0.16} ${-u * 1.6}h${u * 1.1}l${u * 0.24} ${u * 1.6}Z`;
  const smoke = [0, 1, 2, 3].map((i) =>
    circle(
      x - u * (1.5 + i * 0.85),
      sea - u * (5.1 + i * 0.34 + 0.12 * swing(time, 2, i / 4)),
      u * (0.34 + i * 0.13),
      paper,
      {
        opacity: 0.5 - i * 0.1,
      },
    ),
  );
  let shore = '';
  for (let at = -10; at < W;) {
    const w = u * random.between(0.7, 1.5);
    shore += rect(at, sea - u * random.between(0.5, 1.5), w + 1, u * 2, colours.far);
    at += w;
  }
  const layer = (i: number): string => {
    const shape = [
      sea + stage.h * (0.02 + 0.062 * i),
      H * (0.006 + i * 0.003),
      W * (0.07 + i * 0.03),
      random.between(0, 6) + TURN * time,
    ] as const;
    return (
      path(waveBody(W, H, ...shape), mix(mix(middle, colours.mid, 0.45), near, i * 0.18)) +
      stroke(wave(W, ...shape), lit, 1.6, { opacity: 0.5 })
    );
  };
  const rings = [-2.6, -1, 0.6, 2.2].map((at) =>
    circle(x + u * at, sea - u * 0.5, u * 0.22, 'none', { stroke: lit, 'stroke-width': u * 0.1 }),
  );
  return [
    shore,
    layer(0),
    turned(
      time,
      0.8 * swing(time, 2),
      [x, sea],
      ...smoke,
      path(funnel, second),
      rect(x - u * 1.74, sea - u * 4.7, u * 1.1, u * 0.34, near),
      path(khatam(x - u * 1.2, sea - u * 3.85, u * 0.34), paper),
      stroke(
        d`M${x + u * 1.9} ${sea - u * 3}v${-u * 1.9}M${x + u * 1.5} ${sea - u * 4.4}h${u * 0.8}`,
        near,
        u * 0.09,
      ),
      deck(context, x - u * 2.5, sea - u * 2.2, u * 5.1, u, 6),
      deck(context, x - u * 3.5, sea - u * 1.1, u * 6.9, u * 1.02, 8),
      path(hull, near),
      stroke(d`M${x - u * 4.06} ${sea - u * 0.95}H${x + u * 4.4}`, second, u * 0.16),
      ...rings,
    ),
    path(
      d`M${x + u * 3.4} ${sea + u * 0.7}Q${x + u * 4.4} ${sea + u * 0.1} ${x + u * 5} ${sea + u * 0.75}ZM${x - u * 3.4} ${sea + u * 0.7}Q${x - u * 5} ${sea + u * 0.2} ${x - u * 6} ${sea + u * 0.75}Z`,
      paper,
      { opacity: 0.8 },
    ),
    layer(1),
    layer(2),
    layer(3),
    layer(4),
    gull(x - u * 3.4, sea - u * (3.4 + 0.3 * swing(time)), u * 0.46, colours.isLight ? near : paper),
    gull(x - u * 4.1, sea - u * (2.5 - 0.3 * swing(time)), u * 0.34, colours.isLight ? near : paper),
    gull(x + u * 3.6, sea - u * (3.5 + 0.2 * swing(time, 2)), u * 0.38, colours.isLight ? near : paper),
  ].join('');
};
