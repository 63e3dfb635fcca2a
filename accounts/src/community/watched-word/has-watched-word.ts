import type { Queries } from '../../platform/database/database';
import { comparableText } from './comparable-text';
import { foldWatchedWord } from './fold-watched-word';
import { watchedWordsPattern } from './watched-words-pattern';

/**
 * Returns whether a text contains a watched word, in any spelling. Words are folded when they are compared: the
 * stored `folded` is as old as the word and may miss later rules of folding.
 */
export const hasWatchedWord = async (queries: Queries, text: string): Promise<boolean> => {
  const rows = await queries.selectFrom('watched_words').select('word').execute();
  const pattern = watchedWordsPattern(rows.map(({ word }) => foldWatchedWord(word)));
  return pattern?.test(comparableText(text)) ?? false;
};
