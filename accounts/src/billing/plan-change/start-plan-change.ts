import type { Locale } from '@sahra/schemas/constants';
import type { Transaction } from 'kysely';

import { lockViewer, updateViewerLocale } from '../../identity/identity.module';
import type { Tables } from '../../platform/database/tables';
import { Refusal } from '../../platform/http/errors/refusal';
import { findLedgerAccount } from '../ledger/ledger';
import { createPayment, findPaymentByRequestKey } from '../payment/payment';
import type { Payment } from '../payment/payment';
import type { PlansTable } from '../plan/plan.tables';
import { enqueueSubscriberMail } from '../subscription/subscription';
import type { Subscription } from '../subscription/subscription';
import { changeableSubscription } from './changeable-subscription';
import { quotePlanChange } from './quote-plan-change';
import type { PlanChange } from './quote-plan-change';

/** Rebuilds the quoted plan change from its payment. */
const changeOfPayment = (
  { price_minor, credit_minor, amount_minor, period_starts_at, period_ends_at, created_at }: Payment,
  plan: PlansTable,
): PlanChange => ({
  plan,
  takesEffect: 'now',
  effectiveAt: period_starts_at ?? created_at,
  priceMinor: price_minor,
  creditMinor: credit_minor,
  amountDueMinor: amount_minor,
  nextPaymentAt: period_ends_at ?? created_at,
  nextPaymentMinor: price_minor,
});

const changesOf = ({ plan_id }: Subscription, { plan, takesEffect }: PlanChange) => {
  const nothingNext = { next_plan_id: null, next_price_minor: null };
  if (plan.id === plan_id) return nothingNext;
  if (takesEffect === 'at_period_end') return { next_plan_id: plan.id, next_price_minor: plan.price_minor };
  return {
    ...nothingNext,
    plan_id: plan.id,
    price_minor: plan.price_minor,
    promo_price_minor: null,
    promo_periods_left: 0,
  };
};

/**
 * Applies a change that costs nothing now: the plan of a trial, the plan after the running period, or the
 * reversal of such a planned change.
 */
const setPlan = async (
  trx: Transaction<Tables>,
  subscription: Subscription,
  change: PlanChange,
  now: Date,
): Promise<void> => {
  await trx
    .updateTable('subscriptions')
    .set(changesOf(subscription, change))
    .where('id', '=', subscription.id)
    .execute();
  const isSame = change.plan.id === subscription.plan_id;
  if (isSame && subscription.next_plan_id === null) return;
  await enqueueSubscriberMail(trx, {
    mail: 'plan-changed',
    key: `plan-changed ${subscription.id} ${change.plan.id} ${now.toISOString()}`,
    viewerId: subscription.viewer_id,
    planId: change.plan.id,
    at: now,
    data: {
      takesEffect: isSame ? 'kept' : change.takesEffect,
      effectiveAt: change.effectiveAt.toISOString(),
      paidMinor: null,
      nextAt: change.nextPaymentAt.toISOString(),
      amountMinor: change.nextPaymentMinor,
      currency: subscription.currency,
    },
  });
};

export interface ChangeOrder {
  viewerId: string;
  plan: PlansTable;
  /** Amount that the viewer agreed to pay now; null when the request names none. */
  amountDue: number | null;
  /** Name of the configured payment provider. */
  provider: string;
  submit: { key_hash: Buffer; request_hash: Buffer } | null;
  locale: Locale;
  now: Date;
}

const beginDifference = async (
  trx: Transaction<Tables>,
  subscription: Subscription,
  change: PlanChange,
  { viewerId, submit, locale, now }: ChangeOrder,
): Promise<Payment> => {
  const underWay = await trx
    .selectFrom('payments')
    .select('id')
    .where('subscription_id', '=', subscription.id)
    .where('purpose', '=', 'change')
    .where('status', '=', 'pending')
    .executeTakeFirst();
  if (underWay) throw new Refusal(409, 'PAYMENT_UNDER_WAY');
  const { payment_method, provider } = subscription;
  if ((payment_method !== 'card' && payment_method !== 'apple_pay') || provider === null)
    throw new Refusal(409, 'STORE_MANAGED');
  return createPayment(
    trx,
    {
      viewer_id: viewerId,
      account: await findLedgerAccount(trx, viewerId),
      subscription_id: subscription.id,
      purpose: 'change',
      amount_minor: change.amountDueMinor,
      currency: subscription.currency,
      plan_id: change.plan.id,
      from_plan_id: subscription.plan_id,
      price_minor: change.priceMinor,
      credit_minor: change.creditMinor,
      payment_method,
      provider,
      method_ref: subscription.method_ref,
      card_brand: subscription.card_brand,
      card_last4: subscription.card_last4,
      period_starts_at: now,
      period_ends_at: change.nextPaymentAt,
      request_key: submit?.key_hash ?? null,
      request_hash: submit?.request_hash ?? null,
      locale,
    },
    now,
  );
};

/** Plan change with its payment; the payment is null when the change costs nothing now. */
export interface StartedPlanChange {
  change: PlanChange;
  payment: Payment | null;
}

/** Changes the plan, or creates the payment for the change. A repeated request returns its first payment. */
export const startPlanChange = async (
  trx: Transaction<Tables>,
  order: ChangeOrder,
): Promise<StartedPlanChange> => {
  const { viewerId, plan, amountDue, submit, locale, now } = order;
  await lockViewer(trx, viewerId);
  await updateViewerLocale(trx, viewerId, locale);
  const present = await findPaymentByRequestKey(trx, viewerId, submit);
  if (present) return { change: changeOfPayment(present, plan), payment: present };
  const subscription = await changeableSubscription(trx, viewerId, { configured: order.provider, now });
  const change = quotePlanChange(subscription, plan, now);
  if (amountDue !== null && amountDue !== change.amountDueMinor) throw new Refusal(409, 'AMOUNT_CHANGED');
  if (change.amountDueMinor > 0)
    return { change, payment: await beginDifference(trx, subscription, change, order) };
  await setPlan(trx, subscription, change, now);
  return { change, payment: null };
};
