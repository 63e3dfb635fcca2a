import { sql } from 'kysely';
import type { Transaction } from 'kysely';

import type { Tables } from '../../platform/database/tables';
import { receiptNumberOf } from '../payment/payment';
import type { Payment } from '../payment/payment';
import { enqueueSubscriberMail, findRunningSubscription, isAutoRenewing } from '../subscription/subscription';
import { nextPeriodOf } from '../subscription/subscription-period';

/** Returns the path of a receipt on the site, without the locale prefix. */
const receiptPathOf = (number: number): string =>
  `/settings/subscription/receipts/${receiptNumberOf(number)}`;

interface Paid {
  payment: Payment;
  viewerId: string;
  periodStartsAt: Date;
  periodEndsAt: Date;
  now: Date;
}

/** Returns what the viewer pays next, and when; null when nothing renews. */
const renewalOf = async (
  trx: Transaction<Tables>,
  viewerId: string,
): Promise<{ amountMinor: number; at: string } | null> => {
  const running = await findRunningSubscription(trx, viewerId);
  if (!running || !isAutoRenewing(running)) return null;
  const { amountMinor, startsAt } = await nextPeriodOf(trx, running);
  return { amountMinor, at: startsAt.toISOString() };
};

/**
 * Gives a payment the next receipt number and mails the receipt. Call it last in a transaction: the
 * counter's row stays locked until the commit, so that numbers have no gaps, and other receipts wait for it.
 */
export const issueReceipt = async (
  trx: Transaction<Tables>,
  { payment, viewerId, periodStartsAt, periodEndsAt, now }: Paid,
): Promise<void> => {
  const { last_number: number } = await trx
    .updateTable('receipt_counter')
    .set({ last_number: sql`last_number + 1` })
    .returning('last_number')
    .executeTakeFirstOrThrow();
  const { name_en, name_ar } = await trx
    .selectFrom('plans')
    .select(['name_en', 'name_ar'])
    .where('id', '=', payment.plan_id)
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('receipts')
    .values({
      number,
      payment_id: payment.id,
      plan_name_en: name_en,
      plan_name_ar: name_ar,
      issued_at: now,
    })
    .execute();
  await enqueueSubscriberMail(trx, {
    mail: 'receipt',
    key: `receipt ${number}`,
    viewerId,
    planId: payment.plan_id,
    at: now,
    data: {
      number: receiptNumberOf(number),
      path: receiptPathOf(number),
      from: periodStartsAt.toISOString(),
      until: periodEndsAt.toISOString(),
      amountMinor: payment.amount_minor,
      currency: payment.currency,
      next: await renewalOf(trx, viewerId),
    },
  });
};
