import { mix } from '../core/color';
import { shifted, swing } from '../drawing/motion';
import { circle, path, stroke } from '../drawing/svg';
import { car } from '../drawing/car';
import { d } from '../geometry/point';
import type { Scene, SceneContext } from './scene';

interface Dune {
  x: number;
  y: number;
  left: number;
  right: number;
}

/** The crest is an S-curve from the peak to the viewer: one side in light, one in shade, ripples on both. */
const dune = (
  { W, H, colours, random }: SceneContext,
  { x, y, left, right }: Dune,
  lit: string,
  isFront: boolean,
) => {
  const turn = random.pick([-1, 1]);
  const sway = W * random.between(0.06, 0.14) * turn;
  const depth = H - y;
  const body = d`M-10 ${left}C${x * 0.35} ${left} ${x * 0.72} ${y + depth * 0.03} ${x} ${y}C${x + (W - x) * 0.25} ${y + depth * 0.04} ${x + (W - x) * 0.6} ${right} ${W + 10} ${right}V${H + 10}H-10Z`;
  const shade = d`M${x} ${y}C${x + (W - x) * 0.25} ${y + depth * 0.04} ${x + (W - x) * 0.6} ${right} ${W + 10} ${right}V${H + 10}H${x + sway * 1.2}C${x - sway} ${y + depth * 0.66} ${x + sway * 1.5} ${y + depth * 0.38} ${x - sway * 0.3} ${y + depth * 0.16}Q${x + sway * 0.2} ${y + depth * 0.07} ${x} ${y}Z`;
  let ripples = '';
  for (let i = 1; i < (isFront ? 9 : 5); i++) {
    const from = y + depth * (0.07 + i * 0.062 + 0.004 * i * i);
    const end = x - W * 0.05 + sway * 0.4;
    ripples += stroke(
      d`M-10 ${from + (left - y) * 0.5}C${end * 0.3} ${from + 8} ${end * 0.6} ${from - 6} ${end} ${from + depth * 0.02}`,
      mix(lit, colours.near, 0.22),
      1.6,
      { opacity: 0.7 },
    );
  }
  const spray = isFront
    ? ''
    : stroke(
        d`M${x - W * 0.01} ${y + 1}q${W * 0.07} ${-H * 0.012} ${W * 0.15} ${H * 0.004}`,
        colours.palette.paper,
        H * 0.006,
        { opacity: 0.5, 'stroke-linecap': 'round' },
      );
  const edge = stroke(
    d`M-10 ${left}C${x * 0.35} ${left} ${x * 0.72} ${y + depth * 0.03} ${x} ${y}`,
    mix(lit, colours.lit, 0.6),
    H * 0.004,
  );
  return path(body, lit) + ripples + path(shade, mix(lit, colours.palette.deep, 0.5)) + edge + spray;
};

const camel = (x: number, y: number, u: number, color: string): string =>
  path(
    d`M${x} ${y}v${-u * 1.5}q${u * 0.1} ${-u * 0.5} ${u * 0.6} ${-u * 0.5}q${u * 0.35} ${-u * 0.75} ${u * 0.75} 0q${u * 0.4} 0 ${u * 0.5} ${u * 0.25}q${u * 0.45} ${u * 0.1} ${u * 0.45} ${-u * 0.5}v${-u * 0.75}l${u * 0.5} ${u * 0.08}v${u * 0.25}h${-u * 0.25}v${u * 0.5}q0 ${u * 0.9} ${-u * 0.7} ${u * 0.95}v${u * 1.17}h${-u * 0.2}v${-u * 1.1}h${-u * 1.2}v${u * 1.1}Z`,
    color,
  );

/** Dust behind the wheels; it grows and fades with distance from the car. */
const trail = (x: number, y: number, u: number, colours: SceneContext['colours']): string =>
  stroke(
    d`M${x + u} ${y}C${x - u * 2} ${y + u * 0.5} ${x - u * 4} ${y + u * 0.4} ${x - u * 7} ${y + u * 1.5}`,
    colours.near,
    u * 0.16,
    {
      opacity: 0.45,
      'stroke-dasharray': `${String(Math.round(u * 0.3))} ${String(Math.round(u * 0.2))}`,
    },
  ) +
  [0.42, 0.62, 0.84, 1.05, 1.2]
    .map((size, i) =>
      circle(x - u * (0.1 + i * 0.95), y - u * (0.2 + i * 0.14), u * size, colours.palette.paper, {
        opacity: 0.5 - i * 0.09,
      }),
    )
    .join('');

/** Draws four ranges of dunes, with a caravan or a car on a crest. */
export const dunes: Scene = (context) => {
  const { W, H, stage, time, random, colours } = context;
  const at = (share: number): number => stage.y + stage.h * share;
  const { middle, light, deep } = colours.palette;
  const sands = [
    mix(middle, light, 0.62),
    mix(middle, light, 0.38),
    mix(middle, light, 0.12),
    mix(middle, deep, 0.3),
  ];
  const dusk = colours.isLight ? 0 : 0.24;
  const peaks = [
    [0.6, 0.85],
    [0.15, 0.4],
    [0.55, 0.8],
    [0.2, 0.45],
  ] as const;
  const carries = random.integer(0, 1);
  return peaks
    .map(([from, to], i) => {
      const sand = mix(sands[i] ?? middle, deep, dusk);
      const x = stage.x + stage.w * random.between(from, to);
      const y = at(0.38 + i * 0.155 + random.between(-0.03, 0.03));
      const shoulder = stage.h * 0.1;
      const drawn = dune(
        context,
        {
          x,
          y,
          left: y + shoulder * random.between(0.5, 1.3),
          right: y + shoulder * random.between(0.5, 1.4),
        },
        sand,
        i > 1,
      );
      const u = Math.min(W, H) * 0.019;
      if (i === 1 && carries === 0) {
        const line = [0, 1, 2, 3].map((k) =>
          camel(
            x + W * 0.03 + k * u * 5,
            y + shoulder * (0.06 + k * 0.09) + u * 0.6 + swing(time, 4, k / 4) * u * 0.16,
            u,
            colours.near,
          ),
        );
        return (
          drawn +
          line.join('') +
          circle(x + W * 0.03 - u * 1.6, y - u * 1.2, u * 0.4, colours.near) +
          path(
            d`M${x + W * 0.03 - u * 2.1} ${y + u * 0.8}l${u * 0.5} ${-u * 1.8}l${u * 0.5} ${u * 1.8}Z`,
            colours.near,
          )
        );
      }
      if (i === 2 && carries === 1) {
        const size = Math.min(W, H) * (W === H ? 0.085 : 0.066);
        const [cx, cy] = [x - stage.w * 0.06, y + shoulder * 0.2];
        return (
          drawn +
          shifted(
            time,
            swing(time) * size * 0.7,
            swing(time, 6) * size * 0.03 - swing(time) * size * 0.07,
            trail(cx - size * 1.6, cy, size, colours),
            car(cx, cy, size, colours, -6),
          )
        );
      }
      return drawn;
    })
    .join('');
};
