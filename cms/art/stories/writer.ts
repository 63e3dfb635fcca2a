import type { Locale } from '@sahra/schemas/constants';

import { element, group, path, rect } from '../drawing/svg';
import type { Definitions } from '../drawing/definitions';
import { setLine, type Line } from '../title/lettering';
import type { Typeface } from '../title/typeface';

export interface Lettering {
  text: string;
  locale: Locale;
  /** Where the line begins for its reader: the right end of an Arabic line, the left end of an English one. */
  x: number;
  /** Baseline. */
  y: number;
  /** Size of the letters, in units of the picture. */
  size: number;
  color: string;
  weight?: number;
  /** Part that is written already, from its beginning for the reader; 1 is the whole line. */
  written?: number;
  /** `middle` centres the line at `x`. */
  anchor?: 'start' | 'middle';
  opacity?: number;
}

/** Sets lettering as paths, so that a drawing needs no fonts. */
export interface Writer {
  write: (lettering: Lettering, definitions: Definitions) => string;
  /** Width of a line in units of the picture. */
  width: (lettering: Pick<Lettering, 'text' | 'locale' | 'size' | 'weight'>) => number;
}

const BOLD = 600;

export const createWriter = (typeface: Typeface): Writer => {
  const lines = new Map<string, Line>();
  const lineOf = (text: string, locale: Locale, weight: number): Line => {
    const key = `${locale} ${String(weight)} ${text}`;
    const known = lines.get(key) ?? setLine(typeface, text, { locale, weight, tracking: 0 });
    lines.set(key, known);
    return known;
  };
  const widthOf = ({ ink }: Line, size: number): number => (ink.right - ink.left) * size;
  return {
    width: ({ text, locale, size, weight = BOLD }) => widthOf(lineOf(text, locale, weight), size),
    write: (lettering, definitions) => {
      const {
        text,
        locale,
        x,
        y,
        size,
        color,
        weight = BOLD,
        written = 1,
        anchor = 'start',
        opacity,
      } = lettering;
      if (written <= 0) return '';
      const line = lineOf(text, locale, weight);
      const width = widthOf(line, size);
      const left = anchor === 'middle' ? x - width / 2 : locale === 'ar' ? x - width : x;
      const drawn = path(line.outline(left, y, size), color, { opacity });
      if (written >= 1) return drawn;
      const shown = width * written;
      const clip = definitions.clip(
        rect(locale === 'ar' ? left + width - shown : left, y - size * 1.6, shown, size * 2.6, 'white'),
      );
      return group({ 'clip-path': clip }, drawn);
    },
  };
};

/** Draws content turned by some degrees around a point. */
export const tilted = (degrees: number, x: number, y: number, ...content: readonly string[]): string =>
  element(
    'g',
    { transform: `rotate(${degrees.toFixed(2)} ${x.toFixed(1)} ${y.toFixed(1)})` },
    content.join(''),
  );
