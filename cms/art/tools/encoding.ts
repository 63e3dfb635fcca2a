import { createHash } from 'node:crypto';
import { join } from 'node:path';

import type { Picture } from '../catalogue';
import type { Shape } from '../core/shape';

/** Where encoded pictures are committed. */
export const FOLDER = join(__dirname, '..', 'pictures');

/**
 * Pictures with letters keep more than those without. The budget over all of them is measured in
 * picture-bytes.slow.test.ts, and what the numbers cost is in docs/decisions/0052.
 */
const AVIF_QUALITY: Readonly<Record<Shape, number>> = {
  poster: 52,
  wide: 46,
  still: 46,
  banner: 46,
  short: 52,
  upright: 46,
  tile: 60,
  'hero-wide': 50,
  'hero-tall': 50,
  share: 60,
};

/** More effort takes three times as long and saves nothing on flat colours under grain. */
export const avifOf = (shape: Shape) => ({ quality: AVIF_QUALITY[shape], effort: 2 });

/** For the few browsers without AVIF. Saturated edges need their colour at full size. */
export const WEBP = { quality: 40, effort: 4, smartSubsample: true };

/** Changes when a drawing or the way of encoding it does. */
export const fingerprint = (svg: string, { shape, widths }: Picture): string =>
  createHash('sha256')
    .update(JSON.stringify([svg, widths, avifOf(shape), WEBP]))
    .digest('hex')
    .slice(0, 16);

/** Files of a picture below the folder. */
export const filesOf = ({ name, widths }: Picture): string[] =>
  widths.flatMap((width) => ['avif', 'webp'].map((type) => `${name}-${String(width)}.${type}`));
