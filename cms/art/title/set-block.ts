import { setLine } from './lettering';
import type { Line, Style } from './lettering';
import type { Typeface } from './typeface';

/** All ways to break the words into this many lines. */
const cuts = (words: readonly string[], lines: number): string[][] => {
  if (lines === 1) return [[words.join(' ')]];
  return Array.from({ length: words.length - lines + 1 }, (_, i) => i + 1).flatMap((first) =>
    cuts(words.slice(first), lines - 1).map((rest) => [words.slice(0, first).join(' '), ...rest]),
  );
};

/** Breaks the title into this many lines and minimises the widest one; fewer lines when it has fewer words. */
const breakLines = (title: string, lines: number, widthOf: (text: string) => number): string[] => {
  const words = title.split(' ').filter((word) => word !== '');
  const rated = cuts(words, Math.min(lines, words.length)).map((cut) => ({
    cut,
    width: Math.max(...cut.map(widthOf)),
  }));
  return rated.reduce((best, next) => (next.width < best.width ? next : best)).cut;
};

const MOST_LINES = 5;

/** Title in one script, broken into lines and sized for its box. */
export interface Block {
  lines: readonly Line[];
  size: number;
  /** Baselines, relative to the top of the ink. */
  baselines: readonly number[];
  height: number;
}

interface Limits {
  width: number;
  height: number;
  size: number;
}

/** Minimum gap between the ink of two lines, as a share of the font size. */
const CLEARANCE = 0.12;
const LEADING = { ar: 1.2, en: 1.03 } as const;

const stacked = (lines: readonly Line[], style: Style, size: number): Block => {
  const baselines: number[] = [];
  lines.forEach(({ ink }, i) => {
    const [before, above] = [lines[i - 1], baselines[i - 1]];
    const led = above === undefined ? 0 : above + LEADING[style.locale] * size;
    const clear =
      before === undefined || above === undefined
        ? -ink.top * size
        : above + (before.ink.bottom - ink.top + CLEARANCE) * size;
    baselines.push(above === undefined ? clear : Math.max(led, clear));
  });
  const last = lines.at(-1);
  return { lines, size, baselines, height: (baselines.at(-1) ?? 0) + (last?.ink.bottom ?? 0) * size };
};

const widthOf = ({ ink }: Line): number => ink.right - ink.left;

/** Breaks the title to reach the largest font size; of equal sizes the one with fewer lines wins. */
export const setBlock = (typeface: Typeface, title: string, style: Style, limits: Limits): Block => {
  const measured = new Map<string, Line>();
  const line = (text: string): Line => {
    const set = measured.get(text) ?? setLine(typeface, text, style);
    measured.set(text, set);
    return set;
  };
  const blocks = Array.from({ length: MOST_LINES }, (_, i) => {
    const lines = breakLines(title, i + 1, (text) => widthOf(line(text))).map(line);
    const fitting = Math.min(limits.size, limits.width / Math.max(...lines.map(widthOf)));
    const block = stacked(lines, style, fitting);
    return block.height <= limits.height
      ? block
      : stacked(lines, style, fitting * (limits.height / block.height));
  });
  return blocks.reduce((best, next) => (next.size > best.size * 1.02 ? next : best));
};
