import type { Queries } from '../../platform/database/database';
import { comparableText } from './comparable-text';
import { watchedWordsPattern } from './watched-words-pattern';

/** Returns whether a text contains a watched word, in any spelling. */
export const hasWatchedWord = async (queries: Queries, text: string): Promise<boolean> => {
  const rows = await queries.selectFrom('watched_words').select('folded').execute();
  const pattern = watchedWordsPattern(rows.map(({ folded }) => folded));
  return pattern?.test(comparableText(text)) ?? false;
};
