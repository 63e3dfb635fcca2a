import type { Transaction } from 'kysely';

import type { Locale } from '@sahra/schemas/constants';

import { lockViewer } from '../../identity/identity.module';
import type { Tables } from '../../platform/database/tables';
import { priceOfPlan } from '../plan/price-of-plan';
import { expireLapsedSubscription } from './subscription';
import { enqueueRenewal } from './subscription-period';
import type { Subscription } from './subscription';

/** Id of a subscription at a store. */
export interface StoreName {
  store: 'google' | 'apple';
  /** The store's id of the subscription, the same for all of its periods. */
  storeRef: string;
}

interface NewStoreSubscription extends StoreName {
  viewerId: string;
  planId: string;
  /** Start of the period, as the store reports it. */
  startsAt: Date;
  endsAt: Date;
  locale: Locale;
  now: Date;
}

/** Finds the subscription with this store id and locks its viewer; undefined when it was never started here. */
export const lockStoreSubscription = async (
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
 * Starts a subscription that a store charges; returns its id. Returns null when another subscription is
 * running: the notification stays stored, and we cannot refund the store's money.
 * A running voucher ends, because two plans cannot run at once.
 */
export const createStoreSubscription = async (
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
  // The trial is only for a person's first subscription, wherever it was bought.
  await trx
    .updateTable('viewers')
    .set({ trial_used_at: now })
    .where('id', '=', viewerId)
    .where('trial_used_at', 'is', null)
    .execute();
  await enqueueRenewal(trx, { id, period_ends_at: endsAt });
  return id;
};
