import type { Insertable, Selectable, Transaction } from 'kysely';

import type { Queries } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';

type LedgerEntry = Insertable<Tables['ledger']>;

/** Adds a ledger entry in the transaction that charges or refunds the money. Entries are never changed. */
export const postLedgerEntry = async (trx: Transaction<Tables>, entry: LedgerEntry): Promise<void> => {
  await trx.insertInto('ledger').values(entry).execute();
};

type Reversal = Pick<LedgerEntry, 'kind' | 'amount_minor' | 'at'> & { provider_ref: string };

/** Adds money that left us or came back to us after a payment: for the same period, subscription and plan. */
export const postReversal = async (
  trx: Transaction<Tables>,
  { id, account, currency, plan_id, provider }: Selectable<Tables['payments']>,
  reversal: Reversal,
): Promise<void> => {
  const charge = await trx
    .selectFrom('ledger')
    .select(['subscription_id', 'period_starts_at', 'period_ends_at'])
    .where('payment_id', '=', id)
    .where('kind', 'in', ['charge', 'card_check'])
    .executeTakeFirstOrThrow();
  await postLedgerEntry(trx, {
    ...charge,
    ...{ account, currency, plan_id, provider, payment_id: id },
    ...reversal,
  });
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
