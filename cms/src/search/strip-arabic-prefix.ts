/** Arabic article and particles as prefixes of a word, longest first. */
const GLUED = ['وال', 'بال', 'كال', 'فال', 'ال', 'لل'];
const LETTERS_KEPT = 3;
/** Two letters are a word too (`من`, `يد`), but only where something else says that a word is meant. */
const SHORT_WORD = 2;
/** Spoken “on the” and “from the”: `عالحدود`, `مالبيت`. */
const SPOKEN_ON = /^[عم]ال(?=\p{L}{3})/u;
const PARTICLES = /^[وفبلك]/u;

const withoutGlued = (word: string, kept: number): string => {
  const glued = GLUED.find((start) => word.startsWith(start) && word.length - start.length >= kept);
  return glued === undefined ? word : word.slice(glued.length);
};

/** Removes the article and joined particles from a folded word, unless too few letters would remain. */
export const stripArabicPrefix = (word: string): string => withoutGlued(word, LETTERS_KEPT);

/** As `stripArabicPrefix`, also from short words; only for comparing whole titles. */
export const stripArabicPrefixOfAny = (word: string): string => withoutGlued(word, SHORT_WORD);

/** Removes a joined “and” (و) from a folded word; null when it has none or would be too short. */
export const stripArabicAnd = (word: string): string | null =>
  word.startsWith('و') && word.length > LETTERS_KEPT ? word.slice(1) : null;

/**
 * Returns everything that may remain of a folded word without what is joined to it. Many are no words (`بحر` gives
 * `حر`), so the caller must know which ones are.
 */
export const possiblyStripped = (word: string): string[] => {
  const particle = PARTICLES.test(word) && word.length > SHORT_WORD ? word.slice(1) : word;
  const forms = [
    particle,
    withoutGlued(word, SHORT_WORD),
    withoutGlued(particle, SHORT_WORD),
    word.replace(SPOKEN_ON, ''),
  ];
  return [...new Set(forms)].filter((form) => form !== word);
};
