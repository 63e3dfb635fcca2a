import { BADGE_GRAPHEMES } from '@sahra/schemas/constants';

/** What a reader takes for the first letter of a name: with its marks, or a whole emoji. */
export const firstGrapheme = (name: string): string => {
  const segments = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name.trim());
  return Array.from(segments, ({ segment }) => segment)
    .slice(0, BADGE_GRAPHEMES)
    .join('');
};
