import { pictureTypeOf, UPLOADS_PREFIX } from './picture-address';

/** Longest side of a card's picture, in pixels: what networks show at most. */
export const CARD_SIDE = 1200;
/** In bytes. Messengers leave out larger pictures. */
export const CARD_BYTES = 600_000;
/** In pixels. Directories of podcasts take square covers only, and none that are smaller. */
export const COVER_SIDE = 1400;

/** What is made of a stored picture for others: a card as the picture is, a cover that is square. */
export type CardShape = 'card' | 'cover';

/** Ending of the address, after that of the stored file. */
const ENDING = /\.(card|cover)\.jpg$/;

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
  pictureTypeOf(picture.url) ? { ...picture, url: `${picture.url}.card.jpg`, ...cardSize(picture) } : picture;

/** Returns the address of the square JPEG of a picture of the media library; other addresses as they are. */
export const coverAddress = (url: string): string => (pictureTypeOf(url) ? `${url}.cover.jpg` : url);

/** Returns which JPEG of which stored file a URL path names; null for other paths. */
export const cardSourceOf = (path: string): { name: string; shape: CardShape } | null => {
  const shape = ENDING.exec(path)?.[1];
  const source = path.replace(ENDING, '');
  if (!shape || !pictureTypeOf(source)) return null;
  return { name: source.slice(UPLOADS_PREFIX.length + 1), shape: shape === 'cover' ? 'cover' : 'card' };
};
