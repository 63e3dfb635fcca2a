import { BADGE_GRAPHEMES } from '@sahra/schemas/constants';

/** Returns the first grapheme of a name: a letter with its diacritics, or a whole emoji. */
export const firstGrapheme = (name: string): string => {
  const segments = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name.trim());
  return Array.from(segments, ({ segment }) => segment)
    .slice(0, BADGE_GRAPHEMES)
    .join('');
};
