import type { PictureLoading } from '../ui/Picture/Picture';

/** How many cards of a list a phone shows at once: two rows of two, or a row of three and a part. */
const FIRST_CARDS = 4;

/**
 * Returns when the picture of a card is loaded, by its place in a list that begins in the first window. A lazy picture
 * is only asked for after the first layout, together with all others near the window.
 */
export const loadingAt = (place: number): PictureLoading => {
  if (place === 0) return 'lead';
  return place < FIRST_CARDS ? 'eager' : 'lazy';
};
