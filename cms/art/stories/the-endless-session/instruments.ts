import { mix } from '../../core/color';
import type { Colours } from '../../core/mode';
import { TURN } from '../../drawing/motion';
import { circle, ellipse, path, stroke } from '../../drawing/svg';
import type { jointsOf } from '../../figures/person';
import { d } from '../../geometry/point';
import { khatam } from '../../geometry/star';
import { tilted } from '../writer';
import { beat } from './loop';

interface Held {
  colours: Colours;
  /** Height of the player. */
  h: number;
  /** Side to which the player looks. */
  side: 1 | -1;
  joints: ReturnType<typeof jointsOf>;
  skin: string;
  /** Where the hands are in their stroke, from -1 to 1. */
  stroke: number;
  seconds: number;
  lead: number;
}

const ROUND = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;

const fist = ([x, y]: readonly [number, number], h: number, skin: string): string =>
  circle(x, y, h * 0.036, skin);

const oud = ({ colours, h, side, joints: { hip, near, far }, skin }: Held): string => {
  const { darkest, deep, middle, light, second, paper } = colours.palette;
  const [bx, by] = [hip[0] + side * h * 0.06, hip[1] - h * 0.075];
  const [nx, ny] = [hip[0] - side * h * 0.36, hip[1] - h * 0.19];
  const angle = (Math.atan2(by - ny, bx - nx) * 180) / Math.PI;
  return (
    stroke(d`M${bx} ${by}L${nx} ${ny}L${nx - side * h * 0.02} ${ny + h * 0.1}`, darkest, h * 0.034, ROUND) +
    tilted(
      angle,
      bx,
      by,
      path(
        d`M${bx - h * 0.24} ${by}C${bx - h * 0.1} ${by - h * 0.16} ${bx + h * 0.2} ${by - h * 0.16} ${bx + h * 0.2} ${by}C${bx + h * 0.2} ${by + h * 0.16} ${bx - h * 0.1} ${by + h * 0.16} ${bx - h * 0.24} ${by}Z`,
        mix(light, second, 0.35),
        { stroke: mix(deep, darkest, 0.4), 'stroke-width': h * 0.018 },
      ),
      circle(bx - h * 0.03, by, h * 0.046, darkest),
      path(khatam(bx - h * 0.03, by, h * 0.036), light),
      stroke(d`M${bx + h * 0.12} ${by - h * 0.05}v${h * 0.1}`, darkest, h * 0.018, ROUND),
      stroke(
        d`M${bx - h * 0.3} ${by - h * 0.008}H${bx + h * 0.12}M${bx - h * 0.3} ${by + h * 0.008}H${bx + h * 0.12}`,
        paper,
        h * 0.005,
      ),
    ) +
    fist(near.hand, h, skin) +
    stroke(d`M${near.hand[0]} ${near.hand[1]}l${-side * h * 0.05} ${h * 0.025}`, middle, h * 0.012, ROUND) +
    fist(far.hand, h, skin)
  );
};

const qanun = ({ colours, h, side, joints: { hip, near, far }, skin }: Held): string => {
  const { darkest, deep, middle, light, second, paper } = colours.palette;
  const [x, y] = [hip[0] + side * h * 0.18, hip[1] - h * 0.07];
  const at = (dx: number, dy: number): string => d`${x + side * dx * h} ${y + dy * h}`;
  return (
    path(
      `M${at(-0.26, 0.05)}L${at(-0.16, -0.03)}L${at(0.2, -0.03)}L${at(0.36, 0.05)}Z`,
      mix(light, second, 0.3),
      {
        stroke: mix(deep, darkest, 0.4),
        'stroke-width': h * 0.012,
      },
    ) +
    path(
      `M${at(-0.26, 0.05)}L${at(0.36, 0.05)}L${at(0.35, 0.085)}L${at(-0.25, 0.085)}Z`,
      mix(middle, darkest, 0.3),
    ) +
    [-0.016, 0, 0.016, 0.033]
      .map((dy) => stroke(`M${at(-0.2, dy)}L${at(0.28, dy)}`, paper, h * 0.004))
      .join('') +
    [-0.16, -0.04, 0.08, 0.2]
      .map((dx) => path(khatam(x + side * dx * h, y + h * 0.068, h * 0.014), light))
      .join('') +
    fist(near.hand, h, skin) +
    fist(far.hand, h, skin)
  );
};

const ney = ({ colours, h, side, joints: { head, near, far }, skin }: Held): string => {
  const { light, darkest, second } = colours.palette;
  const [mx, my] = [head[0] + side * h * 0.025, head[1] + h * 0.048];
  const [ex, ey] = [far.hand[0] + side * h * 0.09, far.hand[1] + h * 0.1];
  const hole = (share: number): string =>
    circle(mx + (ex - mx) * share, my + (ey - my) * share, h * 0.006, darkest);
  return (
    stroke(d`M${mx} ${my}L${ex} ${ey}`, mix(light, second, 0.25), h * 0.024, ROUND) +
    [0.45, 0.55, 0.65, 0.75, 0.85].map(hole).join('') +
    fist(near.hand, h, skin) +
    fist(far.hand, h, skin)
  );
};

/** Draws a riq: a small drum with pairs of jingles in its rim. */
export const riqDrum = (
  { palette }: Colours,
  x: number,
  y: number,
  r: number,
  turn: number,
  shake: number,
): string => {
  const { darkest, deep, middle, light, second, paper } = palette;
  const jingles = Array.from({ length: 5 }, (_, i) => {
    const a = TURN * (i / 5 + 0.1);
    const [jx, jy] = [x + Math.cos(a) * r * 0.93, y + Math.sin(a) * r * 0.93];
    return [-1, 1]
      .map((side) =>
        ellipse(
          jx - Math.sin(a) * r * 0.08 * side,
          jy + Math.cos(a) * r * 0.08 * side + shake * r * 0.03 * side,
          r * 0.13,
          r * 0.11,
          light,
          {
            stroke: deep,
            'stroke-width': r * 0.02,
          },
        ),
      )
      .join('');
  }).join('');
  return tilted(
    turn,
    x,
    y,
    circle(x, y, r, mix(middle, darkest, 0.35)),
    circle(x, y, r * 0.8, mix(paper, light, 0.2)),
    stroke(khatam(x, y, r * 0.5), mix(second, light, 0.5), r * 0.04),
    Array.from({ length: 10 }, (_, i) =>
      path(
        khatam(x + Math.cos((TURN * i) / 10) * r * 0.9, y + Math.sin((TURN * i) / 10) * r * 0.9, r * 0.06),
        light,
      ),
    ).join(''),
    jingles,
  );
};

const riq = ({
  colours,
  h,
  side,
  joints: { near, far },
  skin,
  stroke: shake,
  seconds,
  lead,
}: Held): string => {
  const x = (near.hand[0] + far.hand[0]) / 2 + side * h * 0.02;
  return (
    riqDrum(
      colours,
      x,
      near.hand[1] - h * 0.03,
      h * 0.115,
      shake * 10 + lead * beat(seconds, 96) * 8,
      shake,
    ) +
    fist(near.hand, h, skin) +
    fist(far.hand, h, skin)
  );
};

const singer = ({ h, joints: { near }, skin }: Held): string => fist(near.hand, h, skin);

/** Draws what a player holds, over the figure. */
export const INSTRUMENTS = { oud, qanun, ney, riq, singer } satisfies Record<string, (held: Held) => string>;
