import type { Locale } from '@sahra/schemas/constants';

import type { LocalizedMessage } from './localized-message';
import type { TextLimit } from './text-limits';

const segmenter = new Intl.Segmenter();

/** Counts graphemes: a letter and its marks are one. */
const lengthOf = (text: string): number => [...segmenter.segment(text)].length;

/** Returns the error for text over its limit in `locale`, with the reason for the limit. */
export const tooLong = (
  text: string,
  locale: Locale,
  limit: TextLimit | undefined,
): LocalizedMessage | null => {
  // Counting takes long, and a text has at least as many code units as graphemes.
  if (!limit || text.length <= limit[locale]) return null;
  const length = lengthOf(text);
  if (length <= limit[locale]) return null;
  return {
    en: `${length} characters are too many here: ${limit[locale]} fit. ${limit.why.en}`,
    ar: `عدد الأحرف ${length} والحد هنا ${limit[locale]}. ${limit.why.ar}`,
  };
};
