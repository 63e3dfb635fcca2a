import { createHash } from 'node:crypto';
import { join } from 'node:path';

import { WIDTHS, type Shape } from '../core/shape';

/** Where encoded pictures are committed. */
export const FOLDER = join(__dirname, '..', 'pictures');

/**
 * Small pictures hold letters and fine lattices and are cheap; the largest ones are what a first view waits for.
 * The budget over all of them is measured in picture-bytes.slow.test.ts.
 */
const AVIF_QUALITY: Readonly<Record<Shape, number>> = {
  poster: 58,
  wide: 52,
  banner: 50,
  short: 58,
  upright: 50,
  tile: 60,
  'hero-wide': 50,
  'hero-tall': 50,
  share: 60,
};

export const avifOf = (shape: Shape) => ({ quality: AVIF_QUALITY[shape], effort: 3 });

/** Saturated edges need their colour at full size. */
export const WEBP = { quality: 74, effort: 5, smartSubsample: true };

/** Changes when a drawing or the way of encoding it does. */
export const fingerprint = (svg: string, shape: Shape): string =>
  createHash('sha256')
    .update(JSON.stringify([svg, WIDTHS[shape], AVIF_QUALITY[shape], WEBP]))
    .digest('hex')
    .slice(0, 16);

/** Files of a picture below the folder. */
export const filesOf = (name: string, shape: Shape): string[] =>
  WIDTHS[shape].flatMap((width) => ['avif', 'webp'].map((type) => `${name}-${String(width)}.${type}`));
