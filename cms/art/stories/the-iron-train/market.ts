import { mix } from '../../core/color';
import type { Colours } from '../../core/mode';
import { randomOf } from '../../core/random';
import { house, minaret } from '../../drawing/old-town';
import { circle, path, rect, stroke } from '../../drawing/svg';
import { d, polygon, type Point } from '../../geometry/point';
import type { ShotContext } from '../story';
import { sandOf } from './desert';

/** Draws low houses and a minaret behind the market. */
export const lowTown = (W: number, base: number, u: number, colours: Colours): string => {
  const random = randomOf('low town');
  const fill = mix(mix(colours.palette.second, colours.palette.middle, 0.5), colours.palette.paper, 0.12);
  let drawn = '';
  let x = -20;
  for (let i = 0; x < W + 20; i += 1) {
    const plot = { x, base, u, w: u * random.between(1.2, 2.2), fill, lit: colours.paper, random };
    const { drawn: piece, width } = i === 5 ? minaret(plot) : house(plot);
    drawn += piece;
    x += width;
  }
  return drawn;
};

/** Draws cloth that hangs from a line and moves in the wind. */
export const hangingCloth = (
  x: number,
  y: number,
  w: number,
  h: number,
  t: number,
  color: string,
  fold: string,
): string => {
  const sway = (share: number): number => Math.sin(t * 1.8 + x * 0.05 + share * 2) * share * 6;
  const edge = (at: number): Point[] => [0, 0.33, 0.66, 1].map((share) => [at + sway(share), y + h * share]);
  const line = (at: number): string => {
    const [a, b, c, e] = edge(at);
    return a && b && c && e ? d`M${a[0]} ${a[1]}C${b[0]} ${b[1]} ${c[0]} ${c[1]} ${e[0]} ${e[1]}` : '';
  };
  return (
    path(polygon([...edge(x), ...edge(x + w).toReversed()]), color) +
    stroke(line(x + w * 0.3) + line(x + w * 0.66), fold, Math.max(1, w * 0.035), { opacity: 0.6 })
  );
};

/** Draws a market stall with a striped awning; its counter stands on `y`. */
export const stall = (
  { colours, t, writer, definitions }: ShotContext,
  x: number,
  y: number,
  w: number,
  h: number,
  sign: string,
  goods: 'fruit' | 'cloth',
): string => {
  const { darkest, deep, middle, light, second, paper } = colours.palette;
  const stripes = Array.from({ length: 8 }, (_, i) => {
    const [a, b] = [x + (w * i) / 8, x + (w * (i + 1)) / 8];
    const flap = Math.sin(t * 2 + i) * 1.5;
    return path(
      d`M${a + w * 0.04} ${y - h}H${b - w * 0.04 + w * 0.04}L${b + (i - 3.5) * w * 0.012} ${y - h * 0.72 + flap}Q${(a + b) / 2} ${y - h * 0.66 + flap} ${a + (i - 3.5) * w * 0.012} ${y - h * 0.72 + flap}Z`,
      i % 2 === 0 ? mix(middle, paper, 0.1) : paper,
    );
  });
  const tones = [second, mix(middle, paper, 0.35), light, mix(deep, middle, 0.5), mix(second, deep, 0.4)];
  const load =
    goods === 'fruit'
      ? Array.from({ length: 15 }, (_, i) =>
          circle(
            x + w * (0.12 + (i % 8) * 0.11),
            y - h * (0.31 + Math.floor(i / 8) * 0.05),
            w * 0.05,
            tones[i % 3] ?? light,
          ),
        )
      : [0.06, 0.25, 0.44, 0.63, 0.8].map((share, i) =>
          hangingCloth(x + w * share, y - h * 0.72, w * 0.15, h * 0.4, t, tones[i] ?? light, darkest),
        );
  return [
    rect(x + w * 0.02, y - h * 0.75, w * 0.96, h * 0.75, mix(deep, darkest, 0.2)),
    ...load,
    rect(x, y - h * 0.28, w, h * 0.28, mix(second, deep, 0.55)),
    rect(x - w * 0.02, y - h * 0.29, w * 1.04, h * 0.05, mix(second, deep, 0.35)),
    ...stripes,
    rect(x + w * 0.1, y - h * 0.2, w * 0.8, h * 0.15, paper, { rx: 3 }),
    writer.write(
      {
        text: sign,
        locale: 'ar',
        x: x + w / 2,
        y: y - h * 0.085,
        size: h * 0.1,
        color: deep,
        weight: 700,
        anchor: 'middle',
      },
      definitions,
    ),
  ].join('');
};

/** Draws the trodden sand of the market from `y` down. */
export const sandGround = (W: number, H: number, y: number, colours: Colours): string => {
  const prints = Array.from({ length: 46 }, (_, i) => {
    const [x, down] = [(i * 137) % W, ((i * 53) % 100) / 100];
    return d`M${x} ${y + 12 + down * (H - y)}q5 -3 10 0`;
  });
  return (
    rect(-10, y, W + 20, H, sandOf(colours, 0.12)) +
    rect(-10, y + (H - y) * 0.52, W + 20, H, sandOf(colours, 0.26)) +
    stroke(prints.join(''), sandOf(colours, 0.5), 1.6, { 'stroke-linecap': 'round' })
  );
};
