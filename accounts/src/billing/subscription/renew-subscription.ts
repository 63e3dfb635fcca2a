import type { Transaction } from 'kysely';

import type { Tables } from '../../platform/database/tables';
import type { Payment } from '../payment/locked-payment';
import type { AppliedPayment } from './applied-payment';
import { enqueueRenewal } from './enqueue-renewal';
import { nextPeriodOf } from './next-period-of';
import type { Subscription } from './running-subscription';

/** Begins the period that a renewal has paid for; null when that period has begun already or is not wanted any more. */
export const renewSubscription = async (
  trx: Transaction<Tables>,
  subscription: Subscription,
  payment: Payment,
): Promise<AppliedPayment | null> => {
  const { id, viewer_id, period_ends_at, cancelled_at } = subscription;
  const { period_starts_at: periodStartsAt, period_ends_at: periodEndsAt } = payment;
  if (cancelled_at !== null || !periodStartsAt || !periodEndsAt) return null;
  if (period_ends_at.getTime() !== periodStartsAt.getTime()) return null;
  const { anchorAt, anchorPeriods } = await nextPeriodOf(trx, subscription);
  const promoPeriodsLeft = Math.max(0, payment.promo_periods - 1);
  await trx
    .updateTable('subscriptions')
    .set({
      status: 'active',
      plan_id: payment.plan_id,
      period_starts_at: periodStartsAt,
      period_ends_at: periodEndsAt,
      anchor_at: anchorAt,
      anchor_periods: anchorPeriods,
      period_value_minor: payment.amount_minor,
      price_minor: payment.price_minor,
      promo_price_minor: promoPeriodsLeft > 0 ? payment.promo_price_minor : null,
      promo_periods_left: promoPeriodsLeft,
      next_plan_id: null,
      next_price_minor: null,
      payment_method: payment.payment_method,
      provider: payment.provider,
      method_ref: payment.method_ref,
      card_brand: payment.card_brand,
      card_last4: payment.card_last4,
    })
    .where('id', '=', id)
    .execute();
  await enqueueRenewal(trx, { id, period_ends_at: periodEndsAt });
  return { viewerId: viewer_id, subscriptionId: id, periodStartsAt, periodEndsAt };
};
