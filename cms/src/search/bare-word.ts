/** Particles and the article as they are written onto a word, longest first. */
const GLUED = ['وال', 'بال', 'كال', 'فال', 'ال', 'لل'];
const LETTERS_KEPT = 3;

/** A folded word without its article and the particles joined to it; itself when too little would stay. */
export const bareWord = (word: string): string => {
  const glued = GLUED.find((start) => word.startsWith(start) && word.length - start.length >= LETTERS_KEPT);
  return glued === undefined ? word : word.slice(glued.length);
};

/** A folded word without a joined “and” (و), or null when it has none that could be taken off. */
export const withoutAnd = (word: string): string | null =>
  word.startsWith('و') && word.length > LETTERS_KEPT ? word.slice(1) : null;
