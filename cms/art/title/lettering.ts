import type { Locale } from '@sahra/schemas/constants';

import { runsOf, type Run } from './runs';
import type { Typeface } from './typeface';

export interface Ink {
  left: number;
  right: number;
  /** Top of the ink relative to the baseline; negative above it. */
  top: number;
  bottom: number;
}

export interface Style {
  locale: Locale;
  weight: number;
  /** Letter spacing for Latin, in ems; Arabic letters stay joined and get none. */
  tracking: number;
}

/** Shaped line of text at one unit per em, from the real glyphs and their widths. */
export interface Line {
  ink: Ink;
  glyphs: readonly number[];
  /** Path data with the left edge of the ink at `x` and the baseline at `y`. */
  outline(x: number, y: number, size: number): string;
}

interface Placed {
  path: { scale(x: number, y: number): Outline };
  box: { minX: number; maxX: number; minY: number; maxY: number };
  x: number;
  y: number;
  em: number;
  id: number;
}
interface Outline {
  translate(x: number, y: number): { toSVG(): string };
}

const EMPTY: Ink = { left: 0, right: 0, top: 0, bottom: 0 };

/** Shapes one line. The font shapes each run (joining forms, marks, kerning). */
export const setLine = (typeface: Typeface, text: string, style: Style): Line => {
  const placed: Placed[] = [];
  let pen = 0;
  for (const run of runsOf(text, style.locale)) pen = place(typeface, run, style, pen, placed);
  const inked = placed.filter(({ box }) => Number.isFinite(box.minX) && box.maxX > box.minX);
  const ink = inked.length === 0 ? EMPTY : inkOf(inked);
  return {
    ink,
    glyphs: placed.map(({ id }) => id),
    outline: (x, y, size) =>
      inked
        .map((glyph) => {
          const left = x + (glyph.x - ink.left) * size;
          const scale = size / glyph.em;
          return glyph.path
            .scale(scale, -scale)
            .translate(left, y - glyph.y * size)
            .toSVG();
        })
        .join(''),
  };
};

const place = (typeface: Typeface, run: Run, style: Style, start: number, placed: Placed[]): number => {
  const font = typeface.at(run.script, style.weight);
  const em = font.unitsPerEm;
  const tracking = run.direction === 'ltr' ? style.tracking : 0;
  const script = run.script === 'arabic' ? 'arab' : 'latn';
  const { glyphs, positions } = font.layout(
    run.text,
    undefined,
    script,
    undefined,
    run.script === 'arabic' ? run.direction : 'ltr',
  );
  let pen = start;
  glyphs.forEach((glyph, i) => {
    const position = positions[i];
    if (position === undefined) return;
    const [x, y] = [pen + position.xOffset / em, position.yOffset / em];
    placed.push({ path: glyph.path, box: glyph.path.bbox, x, y, em, id: glyph.id });
    pen += position.xAdvance / em + tracking;
  });
  return pen;
};

const inkOf = (placed: readonly Placed[]): Ink => ({
  left: Math.min(...placed.map(({ x, box, em }) => x + box.minX / em)),
  right: Math.max(...placed.map(({ x, box, em }) => x + box.maxX / em)),
  top: Math.min(...placed.map(({ y, box, em }) => -y - box.maxY / em)),
  bottom: Math.max(...placed.map(({ y, box, em }) => -y - box.minY / em)),
});
