/** Conjunctions, prepositions and the article, which are written onto an Arabic word. */
const ARABIC_PARTICLES = '(?:[وف]?(?:ال|بال|كال|لل|[بكل])?)?';
const ARABIC = /^\p{Script=Arabic}/u;
const RUN_OF_ONE_LETTER = /(.)\1*/gu;

/** A letter drawn out ("fuuuck", "حماااار") is still that letter; of a letter that is doubled, at least two. */
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

/** What finds any of the folded watched words in a comparable text; null when none is watched. */
export const watchedWordsPattern = (folded: readonly string[]): RegExp | null =>
  folded.length === 0 ? null : new RegExp(` (?:${folded.map(entryPattern).join('|')}) `, 'u');
