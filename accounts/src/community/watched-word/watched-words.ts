import type { Selectable, Transaction } from 'kysely';
import { stripControls } from '@sahra/schemas/strip-controls';

import type { Queries } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';
import { foldWatchedWord } from './fold-watched-word';

export const WATCHED_WORD_MAX = 100;

export type WatchedWord = Selectable<Tables['watched_words']>;

/** Lists all watched words, ordered by their folded form. */
export const listWatchedWords = (queries: Queries): Promise<WatchedWord[]> =>
  queries.selectFrom('watched_words').selectAll().orderBy('folded').execute();

/**
 * Adds a watched word; a `*` at its end matches any ending. Returns the row, also when the word exists already, and
 * null when the word cannot be compared.
 */
export const addWatchedWord = async (
  trx: Transaction<Tables>,
  { word, actor, now }: { word: string; actor: string; now: Date },
): Promise<WatchedWord | null> => {
  const written = stripControls(word);
  const folded = foldWatchedWord(written);
  if (folded === '' || written.length > WATCHED_WORD_MAX) return null;
  await trx
    .insertInto('watched_words')
    .values({ folded, word: written, created_by: actor, created_at: now })
    .onConflict((conflict) => conflict.column('folded').doNothing())
    .execute();
  return trx.selectFrom('watched_words').selectAll().where('folded', '=', folded).executeTakeFirstOrThrow();
};

/**
 * Deletes a watched word by its folded form; returns null when it does not exist. Comments that are held already
 * stay held.
 */
export const removeWatchedWord = async (
  trx: Transaction<Tables>,
  folded: string,
): Promise<WatchedWord | null> =>
  (await trx.deleteFrom('watched_words').where('folded', '=', folded).returningAll().executeTakeFirst()) ??
  null;
