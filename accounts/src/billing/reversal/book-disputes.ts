import type { Transaction } from 'kysely';

import type { Tables } from '../../platform/database/tables';
import { postReversal } from '../ledger/ledger';
import type { Payment } from '../payment/payment';
import type { ProviderDispute } from '../payment/payment-provider';

interface Known {
  state: ProviderDispute['state'] | null;
  movements: number;
}

/**
 * Whether a read is older than what is known: two webhooks may read at the same time and write in the other order. Money
 * only ever moves on, and a dispute that is closed opens again only by a further withdrawal.
 */
const isStale = (known: Known | undefined, { state, movements }: ProviderDispute): boolean =>
  known !== undefined &&
  (movements.length < known.movements ||
    (movements.length === known.movements && state === 'open' && known.state !== 'open'));

const bookMovements = async (
  trx: Transaction<Tables>,
  payment: Payment,
  { movements, now }: { movements: ProviderDispute['movements']; now: Date },
): Promise<void> => {
  for (const { ref, amountMinor } of movements) {
    const kind = amountMinor < 0 ? 'dispute' : 'dispute_reversal';
    const written = await trx
      .selectFrom('ledger')
      .select('number')
      .where('provider', '=', payment.provider)
      .where('provider_ref', '=', ref)
      .where('kind', '=', kind)
      .executeTakeFirst();
    if (!written)
      await postReversal(trx, payment, { kind, amount_minor: amountMinor, provider_ref: ref, at: now });
  }
};

/**
 * Books the disputes of a locked payment, with the money that they moved.
 * @returns those whose state is new here.
 */
export const bookDisputes = async (
  trx: Transaction<Tables>,
  payment: Payment,
  { disputes, now }: { disputes: readonly ProviderDispute[]; now: Date },
): Promise<ProviderDispute[]> => {
  const news: ProviderDispute[] = [];
  for (const dispute of disputes) {
    const { providerRef: provider_ref, amountMinor, currency, state, movements } = dispute;
    const known = await trx
      .selectFrom('disputes')
      .select(['state', 'movements'])
      .where('payment_id', '=', payment.id)
      .where('provider_ref', '=', provider_ref)
      .executeTakeFirst();
    if (isStale(known, dispute)) continue;
    await bookMovements(trx, payment, { movements, now });
    const isNews = known?.state !== state;
    const facts = { state, movements: movements.length };
    await trx
      .insertInto('disputes')
      .values({
        ...facts,
        payment_id: payment.id,
        provider_ref,
        kind: 'dispute',
        amount_minor: amountMinor,
        currency,
        opened_at: now,
        closed_at: state === 'open' ? null : now,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['payment_id', 'provider_ref'])
          .doUpdateSet({ ...facts, ...(isNews && { closed_at: state === 'open' ? null : now }) }),
      )
      .execute();
    if (isNews) news.push(dispute);
  }
  return news;
};

/**
 * Stores the fraud warnings about a locked payment.
 * @returns those that are new here.
 */
export const bookFraudWarnings = async (
  trx: Transaction<Tables>,
  { id: payment_id, amount_minor, currency }: Payment,
  { fraudWarnings, now }: { fraudWarnings: readonly string[]; now: Date },
): Promise<string[]> => {
  const news: string[] = [];
  for (const provider_ref of fraudWarnings) {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('disputes')
      .values({
        ...{ payment_id, provider_ref, amount_minor, currency },
        ...{ kind: 'fraud_warning', state: null, opened_at: now, closed_at: null },
      })
      .onConflict((conflict) => conflict.columns(['payment_id', 'provider_ref']).doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 1n) news.push(provider_ref);
  }
  return news;
};
