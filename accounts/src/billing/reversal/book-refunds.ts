import type { Transaction } from 'kysely';

import type { Tables } from '../../platform/database/tables';
import { postReversal } from '../ledger/ledger';
import { isCardCheck, type Payment } from '../payment/payment';
import type { ProviderRefund } from '../payment/payment-provider';

/** What is new about a refund: it was made at the provider, or it did not arrive. */
export type RefundNews = 'refund' | 'refund_failed';

/**
 * Finds our row of a refund: by our id, by the provider's, or our own that is not made yet, of the same amount, which
 * somebody was quicker to make at the provider.
 */
const findRow = async (
  trx: Transaction<Tables>,
  payment: Payment,
  { providerRef, refundId, amountMinor, failed }: ProviderRefund,
) => {
  const known = await trx
    .selectFrom('refunds')
    .select(['id', 'amount_minor', 'provider_ref', 'settled_at', 'failed_at'])
    .where('payment_id', '=', payment.id)
    .execute();
  return (
    known.find(({ id, provider_ref }) => id === refundId || provider_ref === providerRef) ??
    known.find(
      (row) => refundId === null && !failed && row.settled_at === null && row.amount_minor === amountMinor,
    )
  );
};

/**
 * Books what is new about a refund of a locked payment. One that has failed before it was known here is booked as both:
 * the money left, and came back.
 * @returns the news; undefined when there are none for anybody: our own refund was made as it was meant to be.
 */
export const bookRefund = async (
  trx: Transaction<Tables>,
  payment: Payment,
  { refund, now }: { refund: ProviderRefund; now: Date },
): Promise<RefundNews | undefined> => {
  const { providerRef: provider_ref, amountMinor: amount_minor, currency, failed } = refund;
  const row = await findRow(trx, payment, refund);
  const made = { amount_minor, provider_ref, settled_at: now };
  const isNew = (row?.settled_at ?? null) === null;
  if (!row)
    await trx
      .insertInto('refunds')
      .values({ ...made, payment_id: payment.id, reason: 'provider', currency, created_at: now })
      .execute();
  else if (isNew) await trx.updateTable('refunds').set(made).where('id', '=', row.id).execute();
  const post = (kind: 'refund' | 'card_check_refund' | 'refund_failed', amount: number) =>
    postReversal(trx, payment, { kind, amount_minor: amount, provider_ref, at: now });
  if (isNew) await post(isCardCheck(payment) ? 'card_check_refund' : 'refund', -amount_minor);
  if (!failed || (row?.failed_at ?? null) !== null) return row ? undefined : 'refund';
  await trx
    .updateTable('refunds')
    .set({ failed_at: now })
    .where('payment_id', '=', payment.id)
    .where('provider_ref', '=', provider_ref)
    .execute();
  await post('refund_failed', amount_minor);
  return 'refund_failed';
};
