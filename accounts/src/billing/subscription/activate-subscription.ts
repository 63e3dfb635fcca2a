import { TRIAL_DAYS } from '@sahra/schemas/constants';
import type { Transaction } from 'kysely';

import type { Tables } from '../../platform/database/tables';
import { addDays } from '../../platform/time/add-days';
import type { Payment } from '../payment/payment';
import { enqueueSubscriberMail } from './subscription';
import { addPeriods, enqueueRenewal } from './subscription-period';
import { enqueueTrialReminder } from './trial-ends-soon.job';

/** Effect of a succeeded payment. */
export interface AppliedPayment {
  viewerId: string;
  subscriptionId: string;
  /** Start of the paid period; null for a card check, which pays for no period. */
  periodStartsAt: Date | null;
  periodEndsAt: Date | null;
}

const firstPeriodOf = (isTrial: boolean, period: 'month' | 'year', now: Date) => {
  if (!isTrial) {
    const periodEndsAt = addPeriods(now, period, 1);
    return { status: 'active' as const, period_ends_at: periodEndsAt, anchor_at: now, anchor_periods: 1 };
  }
  const trialEndsAt = addDays(now, TRIAL_DAYS);
  return { status: 'trial' as const, period_ends_at: trialEndsAt, anchor_at: trialEndsAt, anchor_periods: 0 };
};

/** Starts a subscription when its card check (trial) or its first fee succeeded. */
export const activateSubscription = async (
  trx: Transaction<Tables>,
  payment: Payment,
  viewerId: string,
  now: Date,
): Promise<AppliedPayment> => {
  const isTrial = payment.purpose === 'card_check';
  const plan = await trx
    .selectFrom('plans')
    .select(['period', 'currency'])
    .where('id', '=', payment.plan_id)
    .executeTakeFirstOrThrow();
  const promoPeriods = payment.promo_periods - (isTrial ? 0 : 1);
  const subscription = await trx
    .insertInto('subscriptions')
    .values({
      ...firstPeriodOf(isTrial, plan.period, now),
      viewer_id: viewerId,
      plan_id: payment.plan_id,
      payment_method: payment.payment_method,
      started_at: now,
      period_starts_at: now,
      period_value_minor: isTrial ? 0 : payment.amount_minor,
      price_minor: payment.price_minor,
      currency: plan.currency,
      promo_price_minor: promoPeriods > 0 ? payment.promo_price_minor : null,
      promo_periods_left: Math.max(0, promoPeriods),
      provider: payment.provider,
      method_ref: payment.method_ref,
      card_brand: payment.card_brand,
      card_last4: payment.card_last4,
      card_expires: payment.card_expires,
      locale: payment.locale,
    })
    .returning(['id', 'status', 'period_ends_at'])
    .executeTakeFirstOrThrow();
  const { id: subscriptionId, period_ends_at: periodEndsAt } = subscription;
  await enqueueRenewal(trx, subscription);
  if (!isTrial) return { viewerId, subscriptionId, periodStartsAt: now, periodEndsAt };
  await trx.updateTable('viewers').set({ trial_used_at: now }).where('id', '=', viewerId).execute();
  await enqueueTrialReminder(trx, subscription, now);
  await enqueueSubscriberMail(trx, {
    mail: 'trial-started',
    key: `trial-started ${subscriptionId}`,
    viewerId,
    planId: payment.plan_id,
    data: {
      endsAt: subscription.period_ends_at.toISOString(),
      amountMinor: payment.promo_price_minor ?? payment.price_minor,
      currency: plan.currency,
      fullPrice:
        payment.promo_price_minor === null
          ? null
          : {
              amountMinor: payment.price_minor,
              at: addPeriods(periodEndsAt, plan.period, payment.promo_periods).toISOString(),
            },
    },
    at: now,
  });
  return { viewerId, subscriptionId, periodStartsAt: null, periodEndsAt: null };
};
