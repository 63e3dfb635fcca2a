import type { Insertable, Transaction } from 'kysely';

import type { Queries } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';

type LedgerEntry = Insertable<Tables['ledger']>;

/** Writes money down, in the transaction in which it is taken or given; nothing ever changes an entry. */
export const postLedgerEntry = async (trx: Transaction<Tables>, entry: LedgerEntry): Promise<void> => {
  await trx.insertInto('ledger').values(entry).execute();
};

/** The account of a viewer in the ledger. */
export const findLedgerAccount = async (queries: Queries, viewerId: string): Promise<string> => {
  const { ledger_account } = await queries
    .selectFrom('viewers')
    .select('ledger_account')
    .where('id', '=', viewerId)
    .executeTakeFirstOrThrow();
  return ledger_account;
};
