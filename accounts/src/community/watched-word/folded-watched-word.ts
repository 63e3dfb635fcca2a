import { fold } from '@sahra/schemas/fold';

/** A watched word as it is stored and compared: folded, words parted by single spaces, a `*` kept at its end. Empty when nothing of it is a letter or a digit. */
export const foldedWatchedWord = (word: string): string => {
  const folded = fold(word);
  return folded !== '' && word.trimEnd().endsWith('*') ? `${folded}*` : folded;
};
