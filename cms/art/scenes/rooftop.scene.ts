import { mix } from '../core/color';
import { arch } from '../drawing/arch';
import { swing, turned } from '../drawing/motion';
import { circle, ellipse, group, path, rect, stroke } from '../drawing/svg';
import { bust } from '../figures/bust';
import { crowdLook } from '../figures/looks';
import { lattice } from '../geometry/lattice';
import { polyline, round, type Point } from '../geometry/point';
import { khatam, SIXTEENTH_TURN } from '../geometry/star';
import { isWide, type Scene, type SceneContext } from './scene';

const skyline = ({ W, H, random, colours }: SceneContext, base: number, u: number): string => {
  let drawn = '';
  for (let x = -10; x < W;) {
    const w = u * random.between(0.35, 0.95);
    const top = base - u * random.between(0.5, 1.9);
    drawn += rect(x, top, w + 1, H, colours.far);
    if (random.chance(0.2)) drawn += path(arch(x, top - w * 0.7, w, w), colours.far);
    for (let k = 0; k < 4; k++) {
      if (random.chance(0.6))
        drawn += path(
          arch(x + w * random.between(0.1, 0.7), top + u * (0.15 + k * 0.3), u * 0.08, u * 0.15),
          colours.lit,
          { opacity: 0.75 },
        );
    }
    x += w;
  }
  return drawn;
};

const lights = ({ W, stage, colours }: SceneContext, u: number): string =>
  [
    [0.02, 0.16, 0.2],
    [0.18, 0.06, 0.26],
  ]
    .map(([from = 0, to = 0, sag = 0], k) => {
      const points = Array.from({ length: 41 }, (_, i): Point => {
        const t = i / 40;
        return [W * t, stage.y + stage.h * (from + (to - from) * t + sag * (1 - (2 * t - 1) ** 2))];
      });
      const bulbs = points.filter((_, i) => i > 0 && i % 3 === k);
      return (
        stroke(polyline(points), colours.near, 2) +
        bulbs
          .map(
            ([x, y], i) =>
              circle(x, y + u * 0.14, u * 0.3, colours.lit, { opacity: 0.16 }) +
              path(khatam(x, y + u * 0.14, u * 0.12), i % 2 === 0 ? colours.paper : colours.lit),
          )
          .join('')
      );
    })
    .join('');

/** Draws friends around a table on a roof, with lights above them. */
export const rooftop: Scene = (context) => {
  const { W, H, stage, time, cast, colours, definitions } = context;
  const { near, lit, second, middle, paper } = colours;
  const cx = stage.x + stage.w * 0.5;
  const u = stage.h * (isWide(context) ? 0.125 : 0.12);
  const at = (share: number): number => stage.y + stage.h * share;
  const parapet = at(0.7);
  const tiles = lattice({ x: 0, y: parapet, w: W, h: u * 0.55 }, u * 0.55, 0.95, [0, parapet + u * 0.27]);
  const band = definitions.clip(rect(0, parapet, W, u * 0.55, 'white'));
  const glow = definitions.radial(cx, at(0.8), u * 5.4, [
    [0, lit, 0.95],
    [0.3, second, 0.55],
    [1, second, 0],
  ]);
  const fade = definitions.linear(
    [
      [0, near, 0],
      [0.2, near, 1],
      [1, near, 1],
    ],
    { x1: 0, x2: 0, y1: 0, y2: 1 },
  );
  const spread = isWide(context) ? 1 : 0.78;
  const guests = (
    [
      [-2.5, 0.665, second],
      [-0.9, 0.625, near],
      [0.8, 0.63, lit],
      [2.4, 0.665, middle],
    ] as const
  ).map(([dx, y, body], i) =>
    bust({
      x: cx + dx * u * spread,
      y: at(y) + swing(time, 2, i / 4) * u * 0.05,
      z: u * 0.66,
      foot: at(0.84),
      head: (['veil', 'ghutra', 'curls', 'bun'] as const)[i] ?? 'short',
      look: { ...crowdLook(colours, cast), accent: i === 0 ? paper : lit },
      body,
      rim: near,
      hasPin: false,
    }),
  );
  const backs = (
    [
      [-3.4, 0.83],
      [-1.35, 0.92],
      [1.3, 0.92],
      [3.35, 0.83],
    ] as const
  ).map(([dx, y], i) => {
    const dark = i % 2 === 0 ? near : mix(near, colours.mid, 0.35);
    return bust({
      x: cx + dx * u * spread,
      y: at(y) + swing(time, 1, i / 4) * u * 0.04,
      z: u * 0.88,
      foot: Math.min(H + 5, at(y) + u * 3.2),
      head: (['veil', 'curls', 'short', 'bun'] as const)[i] ?? 'short',
      look: { skin: dark, hair: dark, cloth: dark, accent: dark, band: dark },
      body: dark,
      rim: lit,
      hasPin: false,
    });
  });
  const table = at(0.85);
  return [
    skyline(context, at(0.6), u),
    rect(0, parapet, W, H, colours.mid),
    group(
      { 'clip-path': band },
      path(tiles.octagons, near, { opacity: 0.75 }),
      path(tiles.squares, lit, { opacity: 0.55 }),
    ),
    rect(0, parapet - u * 0.1, W, u * 0.12, near),
    rect(0, 0, W, H, glow),
    lights(context, u),
    ...guests,
    ellipse(cx, table + u * 0.1, u * 2.9 * spread, u * 0.62, near) +
      ellipse(cx, table, u * 2.8 * spread, u * 0.56, middle),
    group(
      { transform: `translate(0 ${String(round(table * 0.7))}) scale(1 .3)` },
      turned(
        time,
        45 * time,
        [cx, table],
        path(khatam(cx, table, u * 1.5), lit),
        path(khatam(cx, table, u * 0.95, SIXTEENTH_TURN), paper),
      ),
    ),
    [-1.7, 1.6].map((dx) => circle(cx + dx * u * spread, table - u * 0.15, u * 0.13, paper)).join(''),
    ...backs,
    rect(0, at(1.06), W, H - at(1.06), fade),
  ].join('');
};
