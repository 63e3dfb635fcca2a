import { randomOf } from '../../core/random';
import { arch } from '../../drawing/arch';
import { group, path, rect, stroke } from '../../drawing/svg';
import { d } from '../../geometry/point';

export interface Row {
  seed: string;
  length: number;
  /** Height of the ground. */
  base: number;
  /** Least and greatest height of a house. */
  heights: readonly [number, number];
  widths: readonly [number, number];
  fills: readonly [string, ...string[]];
  /** Colour of windows without light. */
  dark: string;
  lit: string;
  /** Whether the window at `x` is lit; `chance` is its own number from 0 to 1. */
  isLit: (x: number, chance: number) => boolean;
  /** Size of a window; 0 leaves them out. */
  pane: number;
  /** Whether the ground floors are shops with awnings of these colours. */
  awnings?: readonly [string, string];
}

const awning = (x: number, y: number, w: number, [one, other]: readonly [string, string]): string => {
  const stripes = Math.max(4, Math.round(w / 13));
  const step = w / stripes;
  return Array.from({ length: stripes }, (_, i) =>
    path(
      d`M${x + i * step} ${y}h${step}l${((i + 1) / stripes - 0.5) * 8 - (i / stripes - 0.5) * 8} 17q${-step / 2} 8 ${-step} 0Z`,
      i % 2 === 0 ? one : other,
    ),
  ).join('');
};

/** Draws a row of houses with flat roofs, balconies and arched windows. */
export const houses = (row: Row): string => {
  const { base, heights, widths, fills, pane, length } = row;
  const random = randomOf(row.seed, 'houses');
  let [drawn, dark, lit, rails] = ['', '', '', ''];
  for (let x = 0; x < length - 1;) {
    const wide = Math.min(random.between(...widths), length - x);
    const w = length - x - wide < widths[0] ? length - x : wide;
    const top = base - random.between(...heights);
    drawn += rect(x, top, w + 0.6, base - top + 2, random.pick(fills));
    if (random.chance(0.5)) drawn += rect(x + w * 0.2, top - 9, w * 0.22, 10, random.pick(fills));
    const shop = row.awnings === undefined ? 0 : 62;
    const columns = pane === 0 ? 0 : Math.max(1, Math.floor((w - pane * 0.6) / (pane * 1.7)));
    const gap = (w - columns * pane) / (columns + 1);
    for (let y = top + pane * 0.7; pane > 0 && y < base - shop - pane * 1.7; y += pane * 2.3)
      for (let k = 0; k < columns; k += 1) {
        const at = x + gap + k * (pane + gap);
        const shape = arch(at, y, pane, pane * 1.5);
        if (row.isLit(at, random())) lit += shape;
        else dark += shape;
        if (random.chance(0.3))
          rails += d`M${at - pane * 0.3} ${y + pane * 1.55}h${pane * 1.6}M${at - pane * 0.3} ${y + pane}h${pane * 1.6}M${at} ${y + pane}v${pane * 0.55}M${at + pane * 0.5} ${y + pane}v${pane * 0.55}M${at + pane} ${y + pane}v${pane * 0.55}`;
      }
    if (row.awnings !== undefined && w > 30) {
      drawn += rect(x + 8, base - 50, w - 16, 50, row.lit, { opacity: 0.85 });
      drawn += rect(x + w * 0.5 - 10, base - 44, 20, 44, row.dark);
      drawn += awning(x + 4, base - 60, w - 8, row.awnings);
    }
    x += w;
  }
  return drawn + path(dark, row.dark, { opacity: 0.7 }) + path(lit, row.lit) + stroke(rails, row.dark, 1.1);
};

/** Repeats a strip that is `length` wide and has moved to the left by `moved`. */
export const scrolled = (content: string, length: number, W: number, moved: number): string => {
  const offset = ((moved % length) + length) % length;
  const copies = Math.ceil((W + offset) / length);
  return Array.from({ length: copies }, (_, i) =>
    group({ transform: `translate(${(i * length - offset).toFixed(1)} 0)` }, content),
  ).join('');
};
