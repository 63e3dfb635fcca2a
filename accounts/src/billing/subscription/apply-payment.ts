import { TRIAL_DAYS } from '@sahra/schemas/constants';
import type { Transaction } from 'kysely';

import type { Tables } from '../../platform/database/tables';
import { addDays } from '../../platform/time/add-days';
import type { Payment } from '../payment/payment';
import { moveCredit } from './move-credit';
import { replacePaymentMethod } from './replace-payment-method';
import { findRunningSubscription, enqueueSubscriberMail } from './subscription';
import type { Subscription } from './subscription';
import { addPeriods, enqueueRenewal, nextPeriodOf } from './subscription-period';
import { claimTrialCard } from './trial-card';
import { enqueueTrialReminder } from './trial-ends-soon.job';

/** Effect of a succeeded payment. */
interface AppliedPayment {
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
const activateSubscription = async (
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
 * Begins no trial, because the card has had one, with this account or another. From now on the viewer is offered the
 * price instead (docs/decisions/0194).
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
    .select('id')
    .where('id', '=', payment.viewer_id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!viewer) return null;
  const running = await findRunningSubscription(trx, viewer.id);
  const card = { provider: payment.provider, fingerprint, now };
  if (payment.purpose === 'card_check' || payment.purpose === 'first') {
    if (running) return null;
    const isFirstTime = await claimTrialCard(trx, card);
    if (payment.purpose === 'card_check' && !isFirstTime) return refuseTrial(trx, payment, viewer.id, now);
    return activateSubscription(trx, payment, viewer.id, now);
  }
  if (running?.id !== payment.subscription_id) return null;
  const { applied, isKept } = await continueSubscription(trx, running, payment, now);
  if (applied || isKept) await claimTrialCard(trx, card);
  return applied;
};
