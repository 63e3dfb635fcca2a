import { createHash } from 'node:crypto';
import { join } from 'node:path';

import type { Picture } from '../catalogue';
import type { Shape } from '../core/shape';

/** Folder of the committed, encoded pictures. */
export const FOLDER = join(__dirname, '..', 'pictures');

/**
 * Pictures with letters need a higher quality. picture-bytes.slow.test.ts measures the byte budget of all of them;
 * docs/decisions/0052 gives the cost of these values.
 */
const AVIF_QUALITY: Readonly<Record<Shape, number>> = {
  poster: 52,
  wide: 46,
  still: 46,
  pillarbox: 46,
  banner: 46,
  short: 52,
  upright: 46,
  tile: 60,
  'hero-wide': 50,
  'hero-tall': 40,
  share: 60,
};

/** More effort takes three times as long and saves no bytes on flat colours with grain. */
export const avifOf = (shape: Shape) => ({ quality: AVIF_QUALITY[shape], effort: 2 });

/** For the few browsers without AVIF; stills are many. Saturated edges need full chroma resolution. */
export const webpOf = (shape: Shape) => ({
  quality: shape === 'still' || shape === 'pillarbox' ? 30 : 40,
  effort: 4,
  smartSubsample: true,
});

/** Hashes a drawing and its encoding options, to detect a change of either. */
export const fingerprint = (svg: string, { shape, widths }: Picture): string =>
  createHash('sha256')
    .update(JSON.stringify([svg, widths, avifOf(shape), webpOf(shape)]))
    .digest('hex')
    .slice(0, 16);

/** Lists the files of a picture, relative to the folder. */
export const filesOf = ({ name, widths }: Picture): string[] =>
  widths.flatMap((width) => ['avif', 'webp'].map((type) => `${name}-${String(width)}.${type}`));
