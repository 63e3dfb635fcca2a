import type { Transaction } from 'kysely';

import type { Tables } from '../../platform/database/tables';
import {
  cancelStoreSubscription,
  endStoreSubscription,
  markStoreSubscriptionPastDue,
  renewStoreSubscription,
} from '../subscription/change-store-subscription';
import { expireLapsedSubscription } from '../subscription/subscription';
import type { Subscription } from '../subscription/subscription';
import { enqueueRenewal } from '../subscription/subscription-period';
import type { StoreNotification } from './store-notification';

/**
 * Reactivates an ended subscription when its viewer subscribes again under the same `storeRef`. Returns
 * false when another subscription is running.
 */
const reopenStoreSubscription = async (
  trx: Transaction<Tables>,
  { id, viewer_id }: Subscription,
  {
    productId,
    startsAt,
    endsAt,
    now,
  }: Pick<StoreNotification, 'productId' | 'startsAt' | 'endsAt'> & { now: Date },
): Promise<boolean> => {
  if (await expireLapsedSubscription(trx, viewer_id, now)) return false;
  await trx
    .updateTable('subscriptions')
    .set({
      ...{ ended_at: null, cancelled_at: null, status: 'active', plan_id: productId },
      ...{ period_starts_at: startsAt, period_ends_at: endsAt },
    })
    .where('id', '=', id)
    .execute();
  await enqueueRenewal(trx, { id, period_ends_at: endsAt });
  return true;
};

interface Circumstances {
  /** Whether a newer notification of this subscription arrived earlier. */
  stale: boolean;
  now: Date;
}

/**
 * Renews a subscription. A period end never moves back, so a stale notification is harmless; a later
 * cancellation is kept.
 */
const renew = async (
  trx: Transaction<Tables>,
  subscription: Subscription,
  { store, storeRef, productId, startsAt, endsAt, stale, now }: StoreNotification & Circumstances,
): Promise<void> => {
  const name = { store, storeRef };
  if (subscription.ended_at !== null) {
    if (!stale && endsAt > now)
      await reopenStoreSubscription(trx, subscription, { productId, startsAt, endsAt, now });
    return;
  }
  await renewStoreSubscription(trx, { ...name, planId: productId, startsAt, endsAt });
  if (stale && subscription.cancelled_at)
    await cancelStoreSubscription(trx, { ...name, cancelledAt: subscription.cancelled_at });
};

/** Applies a notification to its subscription. Stale notifications can only extend the period. */
export const updateFromStoreNotification = async (
  trx: Transaction<Tables>,
  subscription: Subscription,
  notification: StoreNotification & Circumstances,
): Promise<void> => {
  const { store, storeRef, news, at, stale, now } = notification;
  const name = { store, storeRef };
  if (news === 'subscribed' || news === 'renewed') return renew(trx, subscription, notification);
  if (stale) return;
  if (news === 'cancelled') await cancelStoreSubscription(trx, { ...name, cancelledAt: at });
  if (news === 'uncancelled') await cancelStoreSubscription(trx, { ...name, cancelledAt: null });
  if (news === 'in_grace') await markStoreSubscriptionPastDue(trx, name);
  if (news === 'expired' || news === 'refunded') await endStoreSubscription(trx, { ...name, now });
};
