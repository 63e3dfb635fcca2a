import { pictureTypeOf, UPLOADS_PREFIX } from './picture-address';

/** Longest side of a card's picture, in pixels: what networks show at most. */
export const CARD_SIDE = 1200;
/** In bytes. Messengers leave out larger pictures. */
export const CARD_BYTES = 600_000;

const ENDING = '.card.jpg';

interface Sized {
  url: string;
  width?: number | null;
  height?: number | null;
}

/** Size of a picture whose longest side is at most `CARD_SIDE`; null where it is not known. */
const cardSize = ({ width, height }: Sized): { width: number; height: number } | null => {
  if (!width || !height) return null;
  const scale = Math.min(1, CARD_SIDE / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
};

/**
 * Returns the JPEG of a picture of the media library, for cards: many messengers read neither WebP nor AVIF. Other
 * pictures are returned as they are.
 */
export const cardPicture = <Picture extends Sized>(picture: Picture): Picture =>
  pictureTypeOf(picture.url) ? { ...picture, url: picture.url + ENDING, ...cardSize(picture) } : picture;

/** Returns the name of the stored file whose JPEG a URL path names; null for other paths. */
export const cardSourceOf = (path: string): string | null => {
  if (!path.endsWith(ENDING)) return null;
  const source = path.slice(0, -ENDING.length);
  return pictureTypeOf(source) && source.slice(UPLOADS_PREFIX.length + 1);
};
