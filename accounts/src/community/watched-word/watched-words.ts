import type { Selectable, Transaction } from 'kysely';

import type { Queries } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';
import { stripControls } from '../../platform/text/strip-controls';
import { foldedWatchedWord } from './folded-watched-word';

export const WATCHED_WORD_MAX = 100;

export type WatchedWord = Selectable<Tables['watched_words']>;

/** Every watched word, in the order of its folded form. */
export const listWatchedWords = (queries: Queries): Promise<WatchedWord[]> =>
  queries.selectFrom('watched_words').selectAll().orderBy('folded').execute();

/** Watches a word from now on; a `*` at its end stands for any ending. Answers the row, the present one when it was watched already; null when nothing of it can be compared. */
export const addWatchedWord = async (
  trx: Transaction<Tables>,
  { word, actor, now }: { word: string; actor: string; now: Date },
): Promise<WatchedWord | null> => {
  const written = stripControls(word);
  const folded = foldedWatchedWord(written);
  if (folded === '' || written.length > WATCHED_WORD_MAX) return null;
  await trx
    .insertInto('watched_words')
    .values({ folded, word: written, created_by: actor, created_at: now })
    .onConflict((conflict) => conflict.column('folded').doNothing())
    .execute();
  return trx.selectFrom('watched_words').selectAll().where('folded', '=', folded).executeTakeFirstOrThrow();
};

/** Watches a word no longer, by its folded form; null when it was not watched. Comments that are held already stay held. */
export const removeWatchedWord = async (
  trx: Transaction<Tables>,
  folded: string,
): Promise<WatchedWord | null> =>
  (await trx.deleteFrom('watched_words').where('folded', '=', folded).returningAll().executeTakeFirst()) ??
  null;
