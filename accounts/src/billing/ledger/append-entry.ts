import type { Insertable, Transaction } from 'kysely';

import type { Tables } from '../../platform/database/tables';

export type LedgerEntry = Insertable<Tables['ledger']>;

/** Writes money down, in the transaction in which it is taken or given; nothing ever changes an entry. */
export const appendEntry = async (trx: Transaction<Tables>, entry: LedgerEntry): Promise<void> => {
  await trx.insertInto('ledger').values(entry).execute();
};
