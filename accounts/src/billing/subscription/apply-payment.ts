import type { Transaction } from 'kysely';

import type { Tables } from '../../platform/database/tables';
import type { Payment } from '../payment/payment';
import { activateSubscription, type AppliedPayment } from './activate-subscription';
import { moveCredit } from './move-credit';
import { replacePaymentMethod } from './replace-payment-method';
import { findRunningSubscription, enqueueSubscriberMail } from './subscription';
import type { Subscription } from './subscription';
import { enqueueRenewal, nextPeriodOf } from './subscription-period';
import { claimTrialCard } from './trial-card';

/**
 * Starts the period that a renewal has paid for; null when that period has already begun or is no longer
 * wanted.
 */
const startRenewedPeriod = async (
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
    })
    .where('id', '=', id)
    .execute();
  await enqueueRenewal(trx, { id, period_ends_at: periodEndsAt });
  return { viewerId: viewer_id, subscriptionId: id, periodStartsAt, periodEndsAt };
};

interface Continued {
  applied: AppliedPayment | null;
  /** Whether the next payments are made with the method of this one. */
  isKept: boolean;
}

/**
 * Renews a subscription. Paid by the viewer in person, the payment also replaces the payment method, even
 * when the period was paid meanwhile and this money goes back.
 */
const renewSubscription = async (
  trx: Transaction<Tables>,
  subscription: Subscription,
  payment: Payment,
  now: Date,
): Promise<Continued> => {
  const applied = await startRenewedPeriod(trx, subscription, payment);
  if (payment.attempt !== null) return { applied, isKept: false };
  const running = await findRunningSubscription(trx, subscription.viewer_id);
  return {
    applied,
    isKept: running !== undefined && (await replacePaymentMethod(trx, running, payment, now)),
  };
};

/**
 * Starts the paid period of the more expensive plan; null when the subscription has changed since the quote.
 */
const applyChange = async (
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
  await enqueueSubscriberMail(trx, {
    mail: 'plan-changed',
    key: `plan-changed ${payment.id}`,
    viewerId: viewer_id,
    planId: payment.plan_id,
    at: periodStartsAt,
    data: {
      takesEffect: 'now',
      effectiveAt: periodStartsAt.toISOString(),
      paidMinor: payment.amount_minor,
      nextAt: periodEndsAt.toISOString(),
      amountMinor: payment.price_minor,
      currency: payment.currency,
    },
  });
  return { viewerId: viewer_id, subscriptionId: id, periodStartsAt, periodEndsAt };
};

const continueSubscription = async (
  trx: Transaction<Tables>,
  running: Subscription,
  payment: Payment,
  now: Date,
): Promise<Continued> => {
  if (payment.purpose === 'renewal') return renewSubscription(trx, running, payment, now);
  if (payment.purpose === 'change')
    return { applied: await applyChange(trx, running, payment), isKept: false };
  const isKept = await replacePaymentMethod(trx, running, payment, now);
  const { id: subscriptionId, viewer_id: viewerId } = running;
  return {
    applied: isKept ? { viewerId, subscriptionId, periodStartsAt: null, periodEndsAt: null } : null,
    isKept,
  };
};

/**
 * Begins no trial, because the card or the viewer has had one. From now on the viewer is offered the price instead
 * (docs/decisions/0194).
 */
const refuseTrial = async (
  trx: Transaction<Tables>,
  payment: Payment,
  viewerId: string,
  now: Date,
): Promise<null> => {
  await trx.updateTable('payments').set({ trial_refused: true }).where('id', '=', payment.id).execute();
  await trx.updateTable('viewers').set({ trial_used_at: now }).where('id', '=', viewerId).execute();
  return null;
};

/**
 * Applies the purpose of a succeeded payment; null when it no longer applies, because the viewer left or
 * changed their mind, or because the card has had its trial. A card whose payment does not apply keeps its trial.
 */
export const applyPayment = async (
  trx: Transaction<Tables>,
  payment: Payment,
  fingerprint: string | null,
  now: Date,
): Promise<AppliedPayment | null> => {
  if (payment.viewer_id === null) return null;
  const viewer = await trx
    .selectFrom('viewers')
    .select(['id', 'trial_used_at'])
    .where('id', '=', payment.viewer_id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!viewer) return null;
  const running = await findRunningSubscription(trx, viewer.id);
  const card = { provider: payment.provider, fingerprint, now };
  if (payment.purpose === 'card_check' || payment.purpose === 'first') {
    if (running) return null;
    if (payment.purpose === 'card_check') {
      const mayBegin = viewer.trial_used_at === null && (await claimTrialCard(trx, card));
      if (!mayBegin) return refuseTrial(trx, payment, viewer.id, now);
    } else await claimTrialCard(trx, card);
    return activateSubscription(trx, payment, viewer.id, now);
  }
  if (running?.id !== payment.subscription_id) return null;
  const { applied, isKept } = await continueSubscription(trx, running, payment, now);
  if (applied || isKept) await claimTrialCard(trx, card);
  return applied;
};
