import type { Locale } from '@sahra/schemas/constants';

import { mix, readableOn } from '../core/color';
import type { Colours } from '../core/mode';
import type { Random } from '../core/random';
import type { Definitions } from '../drawing/definitions';
import { path, rect } from '../drawing/svg';
import type { Box } from '../geometry/lattice';
import { setBlock, type Block } from './set-block';
import type { Typeface } from './typeface';

/** Line of a title with its final position. */
export interface PaintedLine {
  locale: Locale;
  d: string;
  fill: string;
  /** Bounding box of the ink in the picture. */
  box: Box;
}

export interface Title {
  at: 'top' | 'bottom';
  lines: readonly PaintedLine[];
  /** Area that the title covers, including its margin. */
  room: Box;
  shade: string;
}

export interface TitleOrder {
  W: number;
  H: number;
  title: Record<Locale, string>;
  typeface: Typeface;
  colours: Colours;
  random: Random;
}

/** WCAG requires 4.5 for the page's text. The higher value covers what grain and art take away under the shade. */
const SHADE_RATIO = 7.5;

/** Maximum font sizes as shares of the width, by the leading script. */
const SIZES = {
  en: { en: 0.185, both: 0.135, ar: 0.07 },
  ar: { ar: 0.2, both: 0.155, en: 0.08 },
};

/** Lays out the title in both scripts: alignment, size and position. */
export const layTitle = ({ W, H, title, typeface, colours, random }: TitleOrder): Title => {
  const lead = random.pick(['ar', 'en', 'both']);
  const at = random.chance(colours.isLight ? 0.55 : 0.2) ? 'top' : 'bottom';
  // Each script is aligned to its own start, or both to the start of the leading one.
  const align = random.pick(['middle', 'own', 'lead']);
  const weight = random.pick([700, 800, 900]);
  const isCapital = random.chance(0.3);

  const pad = W * 0.075;
  const limit = (large: number): { width: number; height: number; size: number } => ({
    width: W - 2 * pad,
    height: large > 0.15 ? H * 0.24 : H * 0.14,
    size: W * large,
  });
  const en = setBlock(
    typeface,
    isCapital ? title.en.toUpperCase() : title.en,
    { locale: 'en', weight: lead === 'ar' ? 600 : weight, tracking: lead === 'ar' ? 0.03 : -0.015 },
    limit(SIZES.en[lead]),
  );
  const ar = setBlock(
    typeface,
    title.ar,
    { locale: 'ar', weight: lead === 'en' ? 600 : weight, tracking: 0 },
    limit(SIZES.ar[lead]),
  );
  const order: readonly [Locale, Block][] =
    lead === 'en'
      ? [
          ['en', en],
          ['ar', ar],
        ]
      : [
          ['ar', ar],
          ['en', en],
        ];
  const gap = W * 0.045;
  const height = en.height + ar.height + gap;
  const top = at === 'top' ? pad : H - pad - height;

  const { palette } = colours;
  const isBright = at === 'top' && colours.isLight;
  const shade = isBright ? colours.skyTop : mix(palette.darkest, palette.deep, 0.15);
  const main = readableOn(shade, SHADE_RATIO, isBright ? [colours.text, palette.darkest] : [palette.paper]);
  const echo = isBright
    ? readableOn(shade, SHADE_RATIO, [mix(palette.middle, palette.darkest, 0.45), palette.darkest])
    : readableOn(shade, SHADE_RATIO, [palette.light, mix(palette.light, palette.paper, 0.5), palette.paper]);

  const lines: PaintedLine[] = [];
  let y = top;
  for (const [locale, block] of order) {
    block.lines.forEach((line, i) => {
      const width = (line.ink.right - line.ink.left) * block.size;
      const baseline = y + (block.baselines[i] ?? 0);
      const isRight = (align === 'own' ? locale : lead === 'en' ? 'en' : 'ar') === 'ar';
      const x = align === 'middle' ? (W - width) / 2 : isRight ? W - pad - width : pad;
      lines.push({
        locale,
        d: line.outline(x, baseline, block.size),
        fill: lead === locale || (lead === 'both' && locale === 'ar') ? main : echo,
        box: {
          x,
          y: baseline + line.ink.top * block.size,
          w: width,
          h: (line.ink.bottom - line.ink.top) * block.size,
        },
      });
    });
    y += block.height + gap;
  }
  const room = { x: 0, y: at === 'top' ? 0 : top - pad * 0.6, w: W, h: height + pad * 1.6 };
  return { at, lines, room, shade };
};

/** Draws the shade behind the title: solid under it, transparent where the scene begins. */
export const paintShade = ({ at, room, shade }: Title, definitions: Definitions): string => {
  const soft = room.h * 0.34;
  const edge = soft / (room.h + soft);
  const fill = definitions.linear(
    [
      [0, shade, 0],
      [edge * 0.5, shade, 0.45],
      [edge, shade, 0.86],
      [1, shade, 0.97],
    ],
    at === 'top' ? { x1: 0, x2: 0, y1: 1, y2: 0 } : { x1: 0, x2: 0, y1: 0, y2: 1 },
  );
  return rect(0, at === 'top' ? 0 : room.y - soft, room.w, room.h + soft + 1, fill);
};

export const paintLines = ({ lines }: Title): string => lines.map(({ d, fill }) => path(d, fill)).join('');
