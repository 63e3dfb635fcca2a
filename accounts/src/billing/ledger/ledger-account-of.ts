import type { Queries } from '../../platform/database/database';

/** The account of a viewer in the ledger. */
export const ledgerAccountOf = async (queries: Queries, viewerId: string): Promise<string> => {
  const { ledger_account } = await queries
    .selectFrom('viewers')
    .select('ledger_account')
    .where('id', '=', viewerId)
    .executeTakeFirstOrThrow();
  return ledger_account;
};
