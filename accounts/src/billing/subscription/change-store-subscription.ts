import type { Transaction } from 'kysely';

import type { Tables } from '../../platform/database/tables';
import { endSubscription } from './subscription';
import { enqueueRenewal } from './subscription-period';
import { lockStoreSubscription, type StoreName } from './store-subscription';

interface StorePeriod extends StoreName {
  /** Plan of the period; the viewer may have changed it in the store. */
  planId: string;
  startsAt: Date;
  endsAt: Date;
}

/**
 * Renews a subscription whose store has charged a period. The end of the period never moves back, and an
 * ended subscription stays ended.
 * @returns whether a running subscription exists.
 */
export const renewStoreSubscription = async (
  trx: Transaction<Tables>,
  { planId, startsAt, endsAt, ...name }: StorePeriod,
): Promise<boolean> => {
  const subscription = await lockStoreSubscription(trx, name);
  if (subscription?.ended_at !== null) return false;
  if (subscription.period_ends_at >= endsAt) return true;
  await trx
    .updateTable('subscriptions')
    .set({
      plan_id: planId,
      status: 'active',
      period_starts_at: startsAt,
      period_ends_at: endsAt,
      cancelled_at: null,
    })
    .where('id', '=', subscription.id)
    .execute();
  await enqueueRenewal(trx, { id: subscription.id, period_ends_at: endsAt });
  return true;
};

/**
 * Sets the store's cancellation (a date) or removes it (null). The subscription runs to the end of its
 * period.
 */
export const cancelStoreSubscription = async (
  trx: Transaction<Tables>,
  { cancelledAt, ...name }: StoreName & { cancelledAt: Date | null },
): Promise<boolean> => {
  const subscription = await lockStoreSubscription(trx, name);
  if (subscription?.ended_at !== null) return false;
  await trx
    .updateTable('subscriptions')
    .set({ cancelled_at: cancelledAt })
    .where('id', '=', subscription.id)
    .execute();
  return true;
};

/**
 * Marks the subscription as overdue, because the store could not charge it. Access continues for the days of
 * grace.
 */
export const markStoreSubscriptionPastDue = async (
  trx: Transaction<Tables>,
  name: StoreName,
): Promise<boolean> => {
  const subscription = await lockStoreSubscription(trx, name);
  if (subscription?.ended_at !== null) return false;
  await trx
    .updateTable('subscriptions')
    .set({ status: 'past_due' })
    .where('id', '=', subscription.id)
    .execute();
  return true;
};

/** Ends the subscription at once, because the store expired, refunded or revoked it. */
export const endStoreSubscription = async (
  trx: Transaction<Tables>,
  { now, ...name }: StoreName & { now: Date },
): Promise<boolean> => {
  const subscription = await lockStoreSubscription(trx, name);
  if (subscription?.ended_at !== null) return false;
  await endSubscription(trx, subscription, now);
  return true;
};
