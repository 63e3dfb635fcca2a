import { DUNNING_DAYS, GRACE_DAYS } from '@sahra/schemas/constants';

import type { Queries } from '../../platform/database/database';
import { addDays } from '../../platform/time/add-days';
import { renewalHoldOf, type RenewalHold } from './renewal-hold';
import { findRunningSubscription, isAutoRenewing } from './subscription';
import type { Subscription } from './subscription';
import { fullPriceDateOf, nextPeriodOf } from './subscription-period';
import { subscriptionStatusOf } from './subscription-status-of';
import type { SubscriptionRecord } from './subscription.schema';

const FREE = {
  status: 'free',
  plan_id: null,
  price: null,
  currency: null,
  with_ads: true,
  trial_available: false,
  started_at: null,
  trial_ends_at: null,
  next_payment_date: null,
  next_payment_amount: null,
  full_price_date: null,
  ends_at: null,
  next_plan_id: null,
  payment_method: null,
  card: null,
  card_expires: null,
  renewal_hold: null,
} as const;

const endOf = (subscription: Subscription, hold: RenewalHold | null): Date | null => {
  if (!isAutoRenewing(subscription)) return subscription.period_ends_at;
  return subscription.status === 'past_due' || hold !== null
    ? addDays(subscription.period_ends_at, GRACE_DAYS)
    : null;
};

const nextTryOf = async (queries: Queries, { id, period_ends_at }: Subscription): Promise<Date> => {
  const { tries } = await queries
    .selectFrom('payments')
    .select(({ fn }) => fn.countAll<string>().as('tries'))
    .where('subscription_id', '=', id)
    .where('period_starts_at', '=', period_ends_at)
    .where('attempt', 'is not', null)
    .where('status', '=', 'failed')
    .executeTakeFirstOrThrow();
  return addDays(period_ends_at, DUNNING_DAYS[Number(tries)] ?? 0);
};

const nextPaymentOf = async (queries: Queries, subscription: Subscription, hold: RenewalHold | null) => {
  if (!isAutoRenewing(subscription) || subscription.method_ref === null || hold !== null) return {};
  const next = await nextPeriodOf(queries, subscription);
  const date =
    subscription.status === 'past_due' ? await nextTryOf(queries, subscription) : subscription.period_ends_at;
  return {
    next_payment_date: date.toISOString(),
    next_payment_amount: next.amountMinor,
    full_price_date: fullPriceDateOf(next)?.toISOString() ?? null,
  };
};

/** Reads the data of the viewer's subscription screen; `configured` names the payment provider in use. */
export const readSubscription = async (
  queries: Queries,
  viewerId: string,
  { configured, now }: { configured: string; now: Date },
): Promise<SubscriptionRecord> => {
  const { created_at, trial_used_at } = await queries
    .selectFrom('viewers')
    .select(['created_at', 'trial_used_at'])
    .where('id', '=', viewerId)
    .executeTakeFirstOrThrow();
  const member_since = created_at.toISOString();
  const running = await findRunningSubscription(queries, viewerId);
  const status = subscriptionStatusOf(running, now);
  if (!running || status === 'free')
    return { ...FREE, member_since, trial_available: trial_used_at === null };
  const { with_ads } = await queries
    .selectFrom('plans')
    .select('with_ads')
    .where('id', '=', running.plan_id)
    .executeTakeFirstOrThrow();
  const hold = isAutoRenewing(running) ? await renewalHoldOf(queries, running, configured) : null;
  return {
    ...FREE,
    member_since,
    status,
    plan_id: running.plan_id,
    price: running.price_minor,
    currency: running.currency,
    with_ads,
    started_at: running.started_at.toISOString(),
    trial_ends_at: running.status === 'trial' ? running.period_ends_at.toISOString() : null,
    ...(await nextPaymentOf(queries, running, hold)),
    ends_at: endOf(running, hold)?.toISOString() ?? null,
    next_plan_id: running.next_plan_id,
    payment_method: running.payment_method,
    card: running.card_last4 === null ? null : { brand: running.card_brand, last4: running.card_last4 },
    card_expires: running.card_expires,
    renewal_hold: hold,
  };
};
