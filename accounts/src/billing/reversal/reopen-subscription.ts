import type { Transaction } from 'kysely';

import type { Tables } from '../../platform/database/tables';
import type { Payment } from '../payment/payment';
import { isRefundedInFull } from '../payment/refunded-amount';
import { findRunningSubscription, type Subscription } from '../subscription/subscription';
import { enqueueTrialReminder } from '../subscription/trial-ends-soon.job';

/** Whether the period that a payment pays for is the subscription's, or a change of plan has taken its rest over. */
export const paysForPeriodOf = (
  { period_ends_at }: Pick<Payment, 'period_ends_at'>,
  subscription: Subscription | undefined,
): boolean =>
  subscription !== undefined && period_ends_at !== null && period_ends_at > subscription.period_starts_at;

/** Whether all of the money for the period is with us, and no dispute of the subscription is lost. */
const isPaid = async (trx: Transaction<Tables>, subscription: Subscription): Promise<boolean> => {
  const payments = await trx
    .selectFrom('payments')
    .leftJoin('disputes', (join) =>
      join.onRef('disputes.payment_id', '=', 'payments.id').on('disputes.state', '=', 'lost'),
    )
    .select(['payments.id', 'payments.amount_minor', 'payments.period_ends_at', 'disputes.state as lost'])
    .where('payments.subscription_id', '=', subscription.id)
    .where('payments.status', '=', 'succeeded')
    .execute();
  for (const payment of payments) {
    if (payment.lost !== null) return false;
    if (paysForPeriodOf(payment, subscription) && (await isRefundedInFull(trx, payment))) return false;
  }
  return true;
};

/**
 * Lets a subscription go on that ended because its money went back, when the money is with us again and its period is
 * not over. Only a refund or a lost dispute ends one before its period.
 * @returns whether it runs again; false while another subscription of the viewer does.
 */
export const reopenSubscription = async (
  trx: Transaction<Tables>,
  { subscription_id, viewer_id }: Payment,
  now: Date,
): Promise<boolean> => {
  if (subscription_id === null || viewer_id === null) return false;
  const ended = await trx
    .selectFrom('subscriptions')
    .selectAll()
    .where('id', '=', subscription_id)
    .where('ended_at', 'is not', null)
    .where('period_ends_at', '>', now)
    .executeTakeFirst();
  if (!ended || (await findRunningSubscription(trx, viewer_id)) || !(await isPaid(trx, ended))) return false;
  await trx.updateTable('subscriptions').set({ ended_at: null }).where('id', '=', ended.id).execute();
  if (ended.cancelled_at === null) await enqueueTrialReminder(trx, ended, now);
  return true;
};
