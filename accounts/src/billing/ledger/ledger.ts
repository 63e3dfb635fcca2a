import type { Insertable, Transaction } from 'kysely';

import type { Queries } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';

type LedgerEntry = Insertable<Tables['ledger']>;

/** Adds a ledger entry in the transaction that charges or refunds the money. Entries are never changed. */
export const postLedgerEntry = async (trx: Transaction<Tables>, entry: LedgerEntry): Promise<void> => {
  await trx.insertInto('ledger').values(entry).execute();
};

/** Returns the ledger account of a viewer. */
export const findLedgerAccount = async (queries: Queries, viewerId: string): Promise<string> => {
  const { ledger_account } = await queries
    .selectFrom('viewers')
    .select('ledger_account')
    .where('id', '=', viewerId)
    .executeTakeFirstOrThrow();
  return ledger_account;
};
