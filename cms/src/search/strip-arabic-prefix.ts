/** Arabic article and particles as prefixes of a word, longest first. */
const GLUED = ['وال', 'بال', 'كال', 'فال', 'ال', 'لل'];
const LETTERS_KEPT = 3;

/** Removes the article and joined particles from a folded word, unless too few letters would remain. */
export const stripArabicPrefix = (word: string): string => {
  const glued = GLUED.find((start) => word.startsWith(start) && word.length - start.length >= LETTERS_KEPT);
  return glued === undefined ? word : word.slice(glued.length);
};

/** Removes a joined “and” (و) from a folded word; null when it has none or would be too short. */
export const stripArabicAnd = (word: string): string | null =>
  word.startsWith('و') && word.length > LETTERS_KEPT ? word.slice(1) : null;
