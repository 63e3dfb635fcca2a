import { Readable } from 'node:stream';

import sharp from 'sharp';
import type { OutputInfo, Sharp } from 'sharp';

import { THUMBNAIL } from './media-file';
import type { MediaFile } from './media-file';

/** Largest width on any page, in pixels: the hero on a desktop with two pixels for one. */
const WIDEST = 2880;
/** Minimum width in pixels; a smaller file would save nothing. */
const NARROWEST = 120;

/**
 * Widths in pixels to store for a picture of `width`, smallest first: a quarter, half and all of it, never
 * more.
 */
const renditionWidths = (width: number): number[] => {
  const largest = Math.min(width, WIDEST);
  return [largest / 4, largest / 2, largest]
    .map(Math.round)
    .filter((each) => each >= NARROWEST || each === largest);
};

interface Format {
  key: string;
  file: MediaFile;
}

type Type = 'avif' | 'webp';

const BYTES_PER_KB = 1000;

/** Effort 2 takes 0.4 s for the largest picture; effort 4 takes 4 s and saves no bytes. */
const ENCODED: Readonly<Record<Type, (sized: Sharp) => Sharp>> = {
  avif: (sized) => sized.avif({ quality: 48, effort: 2 }),
  webp: (sized) => sized.webp({ quality: 72, effort: 4 }),
};

const fileOf = (of: MediaFile, key: string, type: Type, data: Buffer, info: OutputInfo): MediaFile => ({
  name: `${key}_${of.name}`,
  hash: `${key}_${of.hash}`,
  ext: `.${type}`,
  mime: `image/${type}`,
  path: of.path ?? null,
  width: info.width,
  height: info.height,
  size: data.length / BYTES_PER_KB,
  sizeInBytes: data.length,
  getStream: () => Readable.from([data]),
});

/**
 * Encodes `picture` as AVIF and WebP in up to three widths, smallest first, never larger than the original.
 * Animated pictures get none, because the renditions would not move; a suitable WebP original is not stored
 * a second time.
 */
export const encodeRenditions = async (picture: Buffer, of: MediaFile): Promise<Format[]> => {
  const { pages = 1, format } = await sharp(picture).metadata();
  if (pages > 1) return [];
  const { data: upright, info } = await sharp(picture).rotate().raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const formats: Format[] = [];
  for (const [index, width] of renditionWidths(info.width).entries())
    for (const type of ['avif', 'webp'] as const) {
      const sized = sharp(upright, { raw }).resize({ width });
      const encoded = await ENCODED[type](sized).toBuffer({ resolveWithObject: true });
      const isThere = type === format && width === info.width && picture.length <= encoded.data.length;
      if (isThere) continue;
      const key = index === 0 && type === 'webp' ? THUMBNAIL : `${type}_${width}`;
      formats.push({ key, file: fileOf(of, key, type, encoded.data, encoded.info) });
    }
  return formats;
};
