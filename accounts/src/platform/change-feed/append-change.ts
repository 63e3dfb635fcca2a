import { sql, type Transaction } from 'kysely';

import type { Tables } from '../database/tables';
import { FEED_LOCK } from '../database/feed-lock';

interface NewChange {
  type: string;
  document: string;
  locale: 'en' | 'ar' | null;
}

/**
 * Appends to the change feed in the caller's transaction. Call it last in a transaction: the lock is held
 * until the commit, and other publishers wait for it.
 * Numbers therefore follow the commit order without gaps: a reader that has seen N never misses a row below
 * N.
 */
export const appendChange = async (trx: Transaction<Tables>, change: NewChange): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${FEED_LOCK})`.execute(trx);
  await sql`insert into changes (number, type, document, locale)
    select coalesce(max(number), 0) + 1, ${change.type}, ${change.document}, ${change.locale} from changes`.execute(
    trx,
  );
};
