import type { Transaction } from 'kysely';

import type { Locale } from '@sahra/schemas/constants';

import { lockViewer } from '../../identity/identity.module';
import type { Tables } from '../../platform/database/tables';
import { priceOfPlan } from '../plan/price-of-plan';
import { expireLapsedSubscription } from './subscription';
import { enqueueRenewal } from './subscription-period';
import type { Subscription } from './subscription';

/** How a store names a subscription. */
export interface StoreName {
  store: 'google' | 'apple';
  /** The store's name of the subscription, the same for all of its periods. */
  storeRef: string;
}

interface NewStoreSubscription extends StoreName {
  viewerId: string;
  planId: string;
  /** The period that the store says. */
  startsAt: Date;
  endsAt: Date;
  locale: Locale;
  now: Date;
}

/** The subscription that a store knows by this name, its viewer locked; undefined when it was never opened here. */
export const lockedStoreSubscription = async (
  trx: Transaction<Tables>,
  { store, storeRef }: StoreName,
): Promise<Subscription | undefined> => {
  const read = () =>
    trx
      .selectFrom('subscriptions')
      .selectAll()
      .where('payment_method', '=', store)
      .where('store_ref', '=', storeRef)
      .executeTakeFirst();
  const found = await read();
  if (!found) return undefined;
  await lockViewer(trx, found.viewer_id);
  return read();
};

/**
 * Opens a subscription that a store takes the money for; answers its id. Null when the viewer has another one running:
 * the caller remembers the notification, and the store's money is not ours to refund.
 * A voucher that runs gives way, since two plans cannot run at once.
 */
export const openStoreSubscription = async (
  trx: Transaction<Tables>,
  { viewerId, planId, store, storeRef, startsAt, endsAt, locale, now }: NewStoreSubscription,
): Promise<string | null> => {
  await lockViewer(trx, viewerId);
  const running = await expireLapsedSubscription(trx, viewerId, now);
  if (running && running.payment_method !== 'voucher') return null;
  if (running)
    await trx.updateTable('subscriptions').set({ ended_at: now }).where('id', '=', running.id).execute();
  const { id } = await trx
    .insertInto('subscriptions')
    .values({
      viewer_id: viewerId,
      plan_id: planId,
      payment_method: store,
      store_ref: storeRef,
      status: 'active',
      started_at: startsAt,
      period_starts_at: startsAt,
      period_ends_at: endsAt,
      anchor_at: startsAt,
      anchor_periods: 1,
      ...(await priceOfPlan(trx, planId)),
      locale,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  // The trial is for a person's first subscription, wherever it is paid.
  await trx
    .updateTable('viewers')
    .set({ trial_used_at: now })
    .where('id', '=', viewerId)
    .where('trial_used_at', 'is', null)
    .execute();
  await enqueueRenewal(trx, { id, period_ends_at: endsAt });
  return id;
};
