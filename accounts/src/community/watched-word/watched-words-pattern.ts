/** Conjunctions, prepositions and the article, which Arabic attaches to the front of a word. */
const ARABIC_PARTICLES = '(?:[وف]?(?:ال|بال|كال|لل|[بكل])?)?';
const ARABIC = /^\p{Script=Arabic}/u;
const RUN_OF_ONE_LETTER = /(.)\1*/gu;

/**
 * Builds a pattern that also matches repeated letters ("fuuuck", "حماااار"). A letter that is doubled in the word
 * must occur at least twice.
 */
const wordPattern = (word: string): string => {
  const letters = word.replace(RUN_OF_ONE_LETTER, (run, letter: string) =>
    run === letter ? `${letter}+` : `${letter}{${run.length},}`,
  );
  return ARABIC.test(word) ? ARABIC_PARTICLES + letters : letters;
};

const entryPattern = (folded: string): string => {
  const anyEnding = folded.endsWith('*');
  const words = (anyEnding ? folded.slice(0, -1) : folded).split(' ').map(wordPattern).join(' ');
  return anyEnding ? `${words}\\S*` : words;
};

/**
 * Builds the pattern that finds any of the folded watched words in a comparable text; null when the list is empty.
 */
export const watchedWordsPattern = (folded: readonly string[]): RegExp | null =>
  folded.length === 0 ? null : new RegExp(` (?:${folded.map(entryPattern).join('|')}) `, 'u');
