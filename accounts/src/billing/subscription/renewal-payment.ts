import { DUNNING_DAYS, GRACE_DAYS } from '@sahra/schemas/constants';
import type { Insertable, Transaction } from 'kysely';

import type { Tables } from '../../platform/database/tables';
import { addDays } from '../../platform/time/add-days';
import { findLedgerAccount } from '../ledger/ledger';
import { createPayment } from '../payment/payment';
import type { Payment } from '../payment/payment';
import { endSubscription, findRunningSubscription, enqueueSubscriberMail } from './subscription';
import type { Subscription } from './subscription';
import { enqueueRenewal, nextPeriodOf, retryRenewalNow } from './subscription-period';

type HowPaid = Pick<
  Insertable<Tables['payments']>,
  'payment_method' | 'provider' | 'method_ref' | 'attempt' | 'request_key' | 'request_hash' | 'locale'
>;

/** Creates the payment for the period after the running one; the caller has locked the subscription. */
export const createRenewalPayment = async (
  trx: Transaction<Tables>,
  subscription: Subscription,
  howPaid: HowPaid,
  now: Date,
): Promise<Payment> => {
  const next = await nextPeriodOf(trx, subscription);
  return createPayment(
    trx,
    {
      ...howPaid,
      viewer_id: subscription.viewer_id,
      account: await findLedgerAccount(trx, subscription.viewer_id),
      subscription_id: subscription.id,
      purpose: 'renewal',
      amount_minor: next.amountMinor,
      currency: subscription.currency,
      plan_id: next.planId,
      price_minor: next.priceMinor,
      promo_price_minor: next.promoPriceMinor,
      promo_periods: next.promoPeriods,
      period_starts_at: next.startsAt,
      period_ends_at: next.endsAt,
    },
    now,
  );
};

/**
 * Handles a failed renewal: retries on the next of DUNNING_DAYS and keeps the access. After the last attempt
 * the subscription ends.
 */
export const failRenewal = async (trx: Transaction<Tables>, payment: Payment, now: Date): Promise<void> => {
  if (payment.viewer_id === null || payment.attempt === null) return;
  const running = await findRunningSubscription(trx, payment.viewer_id);
  const isDue = running?.period_ends_at.getTime() === payment.period_starts_at?.getTime();
  if (running?.id !== payment.subscription_id || !isDue) return;
  const attempt = payment.attempt + 1;
  const nextDay = DUNNING_DAYS[attempt];
  if (nextDay === undefined) return endSubscription(trx, running, now);
  await trx.updateTable('subscriptions').set({ status: 'past_due' }).where('id', '=', running.id).execute();
  await enqueueRenewal(trx, running, attempt);
  // The payment method was replaced while the previous one was being charged.
  if (running.method_ref !== payment.method_ref) return retryRenewalNow(trx, running, now);
  await enqueueSubscriberMail(trx, {
    mail: 'renewal-failed',
    key: `renewal-failed ${payment.id}`,
    viewerId: running.viewer_id,
    planId: payment.plan_id,
    at: now,
    data: {
      nextTryAt: addDays(running.period_ends_at, nextDay).toISOString(),
      graceEndsAt: addDays(running.period_ends_at, GRACE_DAYS).toISOString(),
      amountMinor: payment.amount_minor,
      currency: payment.currency,
    },
  });
};
