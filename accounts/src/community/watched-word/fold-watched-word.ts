import { fold } from '@sahra/schemas/fold';

/**
 * Returns a watched word as it is stored and compared: folded, words separated by single spaces, a final `*` kept.
 * Empty when the word contains no letter or digit.
 */
export const foldWatchedWord = (word: string): string => {
  const folded = fold(word);
  return folded !== '' && word.trimEnd().endsWith('*') ? `${folded}*` : folded;
};
