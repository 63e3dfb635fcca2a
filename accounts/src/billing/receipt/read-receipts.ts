import type { Locale } from '@sahra/schemas/constants';

import type { Queries } from '../../platform/database/database';
import { receiptNumberOf } from '../payment/payment';
import { disputeByPayment, refundOf, refundsByPayment } from '../payment/refunded-amount';
import type { ReceiptRecord } from './receipt.schema';

const receiptsOf = (queries: Queries, viewerId: string) =>
  queries
    .selectFrom('receipts')
    .innerJoin('payments', 'payments.id', 'receipts.payment_id')
    .innerJoin('viewers', 'viewers.id', 'payments.viewer_id')
    .leftJoin(refundsByPayment(queries).as('back'), 'back.payment_id', 'payments.id')
    .leftJoin(disputeByPayment(queries).as('dispute'), 'dispute.payment_id', 'payments.id')
    .selectAll('payments')
    .select([
      'receipts.number',
      'receipts.issued_at',
      'receipts.plan_name_en',
      'receipts.plan_name_ar',
      'viewers.name',
      'viewers.email',
      'back.amount as back_amount',
      'back.at as back_at',
      'dispute.state as dispute',
    ])
    .where('viewers.id', '=', viewerId)
    .orderBy('receipts.number', 'desc');

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof receiptsOf>['executeTakeFirst']>>>;

const recordOf = (row: Row, locale: Locale): ReceiptRecord => ({
  number: receiptNumberOf(row.number),
  issued_at: row.issued_at.toISOString(),
  payment_id: row.id,
  name: row.name,
  email: row.email,
  plan_id: row.plan_id,
  plan_name: locale === 'ar' ? row.plan_name_ar : row.plan_name_en,
  period_starts_at: (row.period_starts_at ?? row.issued_at).toISOString(),
  period_ends_at: (row.period_ends_at ?? row.issued_at).toISOString(),
  price: row.price_minor,
  discount: row.price_minor - row.credit_minor - row.amount_minor,
  credit: row.credit_minor,
  amount: row.amount_minor,
  currency: row.currency,
  payment_method: row.payment_method,
  card: row.card_last4 === null ? null : { brand: row.card_brand, last4: row.card_last4 },
  ...refundOf(row),
  dispute: row.dispute,
});

/** Reads all receipts of a viewer, newest first. */
export const readReceipts = async (
  queries: Queries,
  viewerId: string,
  locale: Locale,
): Promise<ReceiptRecord[]> => {
  const rows = await receiptsOf(queries, viewerId).execute();
  return rows.map((row) => recordOf(row, locale));
};

/** Reads one receipt of this viewer; undefined for a receipt of another viewer. */
export const readReceipt = async (
  queries: Queries,
  viewerId: string,
  { number, locale }: { number: number; locale: Locale },
): Promise<ReceiptRecord | undefined> => {
  const row = await receiptsOf(queries, viewerId).where('receipts.number', '=', number).executeTakeFirst();
  return row && recordOf(row, locale);
};
