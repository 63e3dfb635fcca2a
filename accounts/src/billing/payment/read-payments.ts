import type { Locale } from '@sahra/schemas/constants';
import { messageOf } from '@sahra/schemas/messages';

import type { Queries } from '../../platform/database/database';
import { receiptNumberOf } from './payment';
import type { PaymentRecord } from './payment.schema';
import { disputeByPayment, refundOf, refundsByPayment } from './refunded-amount';

const paymentsOf = (queries: Queries, viewerId: string) =>
  queries
    .selectFrom('payments')
    .leftJoin(refundsByPayment(queries).as('back'), 'back.payment_id', 'payments.id')
    .leftJoin(disputeByPayment(queries).as('dispute'), 'dispute.payment_id', 'payments.id')
    .leftJoin('receipts', 'receipts.payment_id', 'payments.id')
    .selectAll('payments')
    .select(['back.amount as back_amount', 'back.at as back_at', 'dispute.state as dispute'])
    .select('receipts.number as receipt_number')
    .where('payments.viewer_id', '=', viewerId);

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof paymentsOf>['executeTakeFirst']>>>;

/** A card check that could not begin its trial has failed for its viewer, although the provider took the money. */
const resultOf = ({ trial_refused, status, reason }: Row): Pick<PaymentRecord, 'status' | 'reason'> =>
  trial_refused ? { status: 'failed', reason: 'TRIAL_USED' } : { status, reason };

const recordOf = (row: Row, locale: Locale, redirectUrl: string | null = null): PaymentRecord => {
  const { status, reason } = resultOf(row);
  return {
    id: row.id,
    purpose: row.purpose,
    status,
    reason,
    message: reason && messageOf(reason, locale),
    amount: row.amount_minor,
    currency: row.currency,
    plan_id: row.plan_id,
    payment_method: row.payment_method,
    card: row.status === 'succeeded' ? { brand: row.card_brand, last4: row.card_last4 } : null,
    period_starts_at: row.period_starts_at?.toISOString() ?? null,
    period_ends_at: row.period_ends_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    settled_at: row.settled_at?.toISOString() ?? null,
    ...refundOf(row),
    dispute: row.dispute,
    receipt_number: row.receipt_number === null ? null : receiptNumberOf(row.receipt_number),
    redirect_url: row.status === 'pending' ? redirectUrl : null,
  };
};

/** Reads one payment of a viewer, with the redirect that the provider has just returned. */
export const readPayment = async (
  queries: Queries,
  { viewerId, paymentId }: { viewerId: string; paymentId: string },
  redirectUrl: string | null,
  locale: Locale,
): Promise<PaymentRecord> => {
  const row = await paymentsOf(queries, viewerId)
    .where('payments.id', '=', paymentId)
    .executeTakeFirstOrThrow();
  return recordOf(row, locale, redirectUrl);
};

/** Reads all payments of a viewer, newest first. */
export const readPayments = async (
  queries: Queries,
  viewerId: string,
  locale: Locale,
): Promise<PaymentRecord[]> => {
  const rows = await paymentsOf(queries, viewerId)
    .orderBy('payments.created_at', 'desc')
    .orderBy('payments.id', 'desc')
    .execute();
  return rows.map((row) => recordOf(row, locale));
};
