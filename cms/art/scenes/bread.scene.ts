import { mix } from '../core/color';
import { swing } from '../drawing/motion';
import { ellipse, group, path, rect, stroke } from '../drawing/svg';
import { d } from '../geometry/point';
import { khatam } from '../geometry/star';
import type { Scene, SceneContext } from './scene';

/** Flat loaf from the side; `h` is half of its height. */
const loaf = ({ colours }: SceneContext, x: number, y: number, w: number, h: number): string => {
  const crust = mix(colours.palette.light, colours.palette.second, 0.55);
  return (
    ellipse(x, y + h * 0.4, w, h, mix(crust, colours.near, 0.5)) +
    ellipse(x, y, w, h, crust) +
    ellipse(x - w * 0.1, y - h * 0.16, w * 0.8, h * 0.66, mix(crust, colours.palette.paper, 0.45)) +
    [-0.45, 0.02, 0.42]
      .map((share, i) =>
        ellipse(
          x + w * share,
          y - h * (0.1 + 0.2 * (i % 2)),
          w * 0.1,
          h * 0.17,
          mix(crust, colours.near, 0.45),
        ),
      )
      .join('')
  );
};

/** Draws a round clay oven, a loaf on the peel in front of the fire, and baked loaves. */
export const bread: Scene = (context) => {
  const { W, H, stage, time, random, colours, definitions } = context;
  const { near, lit, paper, second, middle, palette } = colours;
  const table = stage.y + stage.h * 0.84;
  const u = Math.min(stage.w * 0.42, stage.h * 0.62);
  const cx = stage.x + stage.w * 0.5;
  const clay = mix(palette.light, palette.deep, 0.52);
  const dome = d`M${cx - u} ${table}C${cx - u * 1.02} ${table - u * 0.9} ${cx - u * 0.6} ${table - u * 1.28} ${cx} ${table - u * 1.28}S${cx + u * 1.02} ${table - u * 0.9} ${cx + u} ${table}Z`;
  const [my, mw] = [table - u * 0.16, u * 0.56];
  const mouth = d`M${cx - mw} ${my}V${my - u * 0.28}C${cx - mw} ${my - u * 0.62} ${cx - mw * 0.4} ${my - u * 0.66} ${cx} ${my - u * 0.86}C${cx + mw * 0.4} ${my - u * 0.66} ${cx + mw} ${my - u * 0.62} ${cx + mw} ${my - u * 0.28}V${my}Z`;
  const inDome = definitions.clip(path(dome, 'white'));
  const inMouth = definitions.clip(path(mouth, 'white'));
  const glow = definitions.radial(cx, my - u * 0.1, u * 0.8, [
    [0, palette.paper],
    [0.4, palette.light],
    [1, mix(palette.middle, palette.darkest, 0.4)],
  ]);
  const courses = [0.3, 0.56, 0.82, 1.06].map((share, i) =>
    stroke(
      d`M${cx - u * 1.1} ${table - u * share}Q${cx} ${table - u * (share + 0.16)} ${cx + u * 1.1} ${table - u * share}`,
      i % 2 === 0 ? second : near,
      u * 0.022,
      { opacity: 0.55 },
    ),
  );
  const stars = Array.from({ length: 9 }, (_, i) => {
    const angle = Math.PI * (0.1 + 0.1 * i);
    return path(
      khatam(cx - Math.cos(angle) * mw * 1.36, my - u * 0.12 - Math.sin(angle) * u * 0.84, u * 0.062),
      i % 2 === 0 ? lit : paper,
    );
  });
  const heap = (x: number, count: number, w: number): string =>
    Array.from({ length: count }, (_, i) =>
      loaf(context, x + random.between(-0.08, 0.08) * w, table + u * 0.1 - i * w * 0.27, w, w * 0.26),
    ).join('');
  const tip = my - u * 0.06;
  const embers = Array.from({ length: 5 }, (_, i) =>
    path(
      khatam(
        cx + mw * (i - 2) * 0.36,
        my - u * (random.between(0.3, 0.55) + 0.06 * swing(time, 3, i / 5)),
        u * 0.035,
      ),
      palette.paper,
    ),
  );
  return [
    path(dome, clay),
    group(
      { 'clip-path': inDome },
      ...courses,
      path(
        d`M${cx + u * 0.5} ${table}Q${cx + u * 0.8} ${table - u * 0.7} ${cx + u * 0.2} ${table - u * 1.3}H${cx + u * 1.2}V${table}Z`,
        near,
        {
          opacity: 0.28,
        },
      ),
    ),
    path(mouth, near, { stroke: near, 'stroke-width': u * 0.09, 'stroke-linejoin': 'round' }),
    path(mouth, glow),
    group({ 'clip-path': inMouth }, ...embers),
    ...stars,
    rect(-5, table, W + 10, H, mix(colours.mid, near, 0.5)),
    rect(-5, table, W + 10, u * 0.04, lit),
    stroke(d`M${cx + u * 0.1} ${tip}L${cx + u * 0.78} ${H + u * 0.2}`, near, u * 0.13, {
      'stroke-linecap': 'round',
    }),
    stroke(d`M${cx + u * 0.1} ${tip}L${cx + u * 0.78} ${H + u * 0.2}`, mix(second, middle, 0.4), u * 0.085),
    ellipse(cx, tip + u * 0.02, u * 0.46, u * 0.12, near),
    ellipse(cx, tip, u * 0.44, u * 0.1, mix(second, middle, 0.4)),
    loaf(context, cx - u * 0.02, tip - u * 0.07, u * 0.33, u * 0.1),
    heap(cx - u * 0.98, 4, u * 0.34),
    heap(cx + u * 1.12, 3, u * 0.3),
  ].join('');
};
