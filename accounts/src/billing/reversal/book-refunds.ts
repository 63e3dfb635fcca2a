import type { Transaction } from 'kysely';

import type { Tables } from '../../platform/database/tables';
import { postReversal } from '../ledger/ledger';
import { isCardCheck, type Payment } from '../payment/payment';
import type { ProviderRefund } from '../payment/payment-provider';

/** What is new about a refund: it was made, or it failed after it was made. */
export interface RefundNews {
  refund: ProviderRefund;
  failed: boolean;
}

type Known = Pick<Tables['refunds'], 'reason'> & {
  id: string;
  amount_minor: number;
  provider_ref: string | null;
  settled_at: Date | null;
  failed_at: Date | null;
};

/**
 * Finds our row of a refund: by our id, by the provider's, or our own that is not made yet, of the same amount, which
 * somebody was quicker to make at the provider.
 */
const rowOf = (known: readonly Known[], { providerRef, refundId, amountMinor, failed }: ProviderRefund) =>
  known.find(({ id, provider_ref }) => id === refundId || provider_ref === providerRef) ??
  known.find(
    (row) => refundId === null && !failed && row.settled_at === null && row.amount_minor === amountMinor,
  );

const bookOne = async (
  trx: Transaction<Tables>,
  payment: Payment,
  { refund, row, now }: { refund: ProviderRefund; row: Known | undefined; now: Date },
): Promise<RefundNews | undefined> => {
  const { providerRef: provider_ref, refundId, amountMinor, currency, failed } = refund;
  const post = (kind: 'refund' | 'card_check_refund' | 'refund_failed', amount: number) =>
    postReversal(trx, payment, { kind, amount_minor: amount, provider_ref, at: now });
  const made = isCardCheck(payment) ? 'card_check_refund' : 'refund';
  if (!row) {
    if (failed) return undefined;
    await trx
      .insertInto('refunds')
      .values({
        payment_id: payment.id,
        reason: 'provider',
        amount_minor: amountMinor,
        currency,
        provider_ref,
        created_at: now,
        settled_at: now,
      })
      .execute();
    await post(made, -amountMinor);
    return { refund, failed: false };
  }
  if (row.settled_at === null) {
    // The job that makes our own refund writes it down.
    if (refundId === row.id || failed) return undefined;
    await trx
      .updateTable('refunds')
      .set({ provider_ref, settled_at: now })
      .where('id', '=', row.id)
      .execute();
    await post(made, -amountMinor);
    return undefined;
  }
  if (!failed || row.failed_at !== null) return undefined;
  await trx.updateTable('refunds').set({ failed_at: now }).where('id', '=', row.id).execute();
  await post('refund_failed', amountMinor);
  return { refund, failed: true };
};

/** Books the refunds of a locked payment that are new here, and those that failed since. */
export const bookRefunds = async (
  trx: Transaction<Tables>,
  payment: Payment,
  { refunds, now }: { refunds: readonly ProviderRefund[]; now: Date },
): Promise<RefundNews[]> => {
  const news: RefundNews[] = [];
  for (const refund of refunds) {
    const known = await trx
      .selectFrom('refunds')
      .select(['id', 'reason', 'amount_minor', 'provider_ref', 'settled_at', 'failed_at'])
      .where('payment_id', '=', payment.id)
      .execute();
    const booked = await bookOne(trx, payment, { refund, row: rowOf(known, refund), now });
    if (booked) news.push(booked);
  }
  return news;
};
