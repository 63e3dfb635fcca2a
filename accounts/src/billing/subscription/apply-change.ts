import type { Transaction } from 'kysely';

import type { Tables } from '../../platform/database/tables';
import { appendEntry } from '../ledger/append-entry';
import type { Payment } from '../payment/locked-payment';
import type { AppliedPayment } from './applied-payment';
import { enqueueRenewal } from './enqueue-renewal';
import type { Subscription } from './running-subscription';

interface Move {
  subscription: Subscription;
  payment: Payment;
  periodStartsAt: Date;
  periodEndsAt: Date;
}

/** Two entries whose sum is 0: what was not used of the period that ends, and the same for the one that begins. */
const moveCredit = async (trx: Transaction<Tables>, move: Move): Promise<void> => {
  const { subscription, payment, periodStartsAt, periodEndsAt } = move;
  if (payment.credit_minor === 0) return;
  const entry = {
    account: payment.account,
    at: payment.created_at,
    kind: 'credit' as const,
    currency: payment.currency,
    payment_id: payment.id,
    subscription_id: subscription.id,
    provider: null,
    provider_ref: null,
  };
  await appendEntry(trx, {
    ...entry,
    amount_minor: -payment.credit_minor,
    plan_id: subscription.plan_id,
    period_starts_at: subscription.period_starts_at,
    period_ends_at: subscription.period_ends_at,
  });
  await appendEntry(trx, {
    ...entry,
    amount_minor: payment.credit_minor,
    plan_id: payment.plan_id,
    period_starts_at: periodStartsAt,
    period_ends_at: periodEndsAt,
  });
};

/** Begins the period of the dearer plan that was paid for; null when the subscription is no longer the one that was changed. */
export const applyChange = async (
  trx: Transaction<Tables>,
  subscription: Subscription,
  payment: Payment,
): Promise<AppliedPayment | null> => {
  const { id, viewer_id, plan_id, status, period_starts_at, period_ends_at } = subscription;
  const { period_starts_at: periodStartsAt, period_ends_at: periodEndsAt, from_plan_id } = payment;
  if (!periodStartsAt || !periodEndsAt || plan_id !== from_plan_id || status !== 'active') return null;
  if (period_starts_at > periodStartsAt || period_ends_at <= periodStartsAt) return null;
  await moveCredit(trx, { subscription, payment, periodStartsAt, periodEndsAt });
  await trx
    .updateTable('subscriptions')
    .set({
      plan_id: payment.plan_id,
      period_starts_at: periodStartsAt,
      period_ends_at: periodEndsAt,
      anchor_at: periodStartsAt,
      anchor_periods: 1,
      period_value_minor: payment.amount_minor + payment.credit_minor,
      price_minor: payment.price_minor,
      promo_price_minor: null,
      promo_periods_left: 0,
      next_plan_id: null,
      next_price_minor: null,
    })
    .where('id', '=', id)
    .execute();
  await enqueueRenewal(trx, { id, period_ends_at: periodEndsAt });
  return { viewerId: viewer_id, subscriptionId: id, periodStartsAt, periodEndsAt };
};
