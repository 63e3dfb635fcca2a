import type { Transaction } from 'kysely';

import type { Tables } from '../../platform/database/tables';
import { isUuid } from '../../platform/text/is-uuid';
import { findLedgerAccount, postLedgerEntry } from '../ledger/ledger';
import { lockStoreSubscription, createStoreSubscription } from '../subscription/store-subscription';
import { updateFromStoreNotification } from './update-from-store-notification';
import type { StoreNotification } from './store-notification';

/**
 * Stores a notification; returns false for a duplicate. Of two at the same time, the second waits for the
 * first.
 */
const rememberNotification = async (
  trx: Transaction<Tables>,
  { store, id, storeRef, news, at }: StoreNotification,
  now: Date,
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('store_notifications')
    .values({ store, id, store_ref: storeRef, news, at, received_at: now, applied: false })
    .onConflict((conflict) => conflict.columns(['store', 'id']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
};

/**
 * Starts a subscription that a store sold. Returns null when the viewer is unknown, or has another running
 * subscription.
 */
const openFromStore = async (
  trx: Transaction<Tables>,
  { store, storeRef, productId, accountToken, startsAt, endsAt }: StoreNotification,
  now: Date,
): Promise<string | null> => {
  if (!isUuid(accountToken)) return null;
  const viewer = await trx
    .selectFrom('viewers')
    .select(['id', 'locale'])
    .where('id', '=', accountToken)
    .executeTakeFirst();
  if (!viewer) return null;
  return createStoreSubscription(trx, {
    ...{ viewerId: viewer.id, planId: productId, store, storeRef, startsAt, endsAt, now },
    // Stores do not send the locale of their customer.
    locale: viewer.locale,
  });
};

const KINDS = { subscribed: 'store', renewed: 'store', refunded: 'store_refund' } as const;

const kindOf = (news: StoreNotification['news']) =>
  news === 'subscribed' || news === 'renewed' || news === 'refunded' ? KINDS[news] : undefined;

/**
 * Writes a charge or refund of the store to the ledger, once per store transaction. The store took the
 * money, so we have no payment for it.
 */
const writeStoreMoney = async (
  trx: Transaction<Tables>,
  notification: StoreNotification,
  { viewerId, subscriptionId, now }: { viewerId: string; subscriptionId: string; now: Date },
): Promise<void> => {
  const { store, transactionId, amountMinor, currency, productId, startsAt, endsAt, news } = notification;
  const kind = kindOf(news);
  if (!kind) return;
  const written = await trx
    .selectFrom('ledger')
    .select('number')
    .where('provider', '=', store)
    .where('provider_ref', '=', transactionId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  if (written) return;
  await postLedgerEntry(trx, {
    ...{ account: await findLedgerAccount(trx, viewerId), at: now, kind },
    amount_minor: kind === 'store' ? amountMinor : -amountMinor,
    ...{ currency, payment_id: null, subscription_id: subscriptionId, plan_id: productId },
    ...{ period_starts_at: startsAt, period_ends_at: endsAt, provider: store, provider_ref: transactionId },
  });
};

/** Returns whether a newer notification of the same subscription was already applied. */
const isStale = async (
  trx: Transaction<Tables>,
  { store, storeRef, at }: StoreNotification,
): Promise<boolean> => {
  const newer = await trx
    .selectFrom('store_notifications')
    .select('id')
    .where('store', '=', store)
    .where('store_ref', '=', storeRef)
    .where('at', '>', at)
    .where('applied', '=', true)
    .limit(1)
    .executeTakeFirst();
  return newer !== undefined;
};

/**
 * Returns whether a subscription can start from this notification: it may arrive before the notification of
 * the purchase.
 */
const opens = ({ news, endsAt }: StoreNotification, now: Date): boolean =>
  news !== 'expired' && news !== 'refunded' && endsAt > now;

/**
 * Applies a store notification once, in any order of arrival. Periods and money are the store's facts; we
 * only record them.
 */
export const applyStoreNotification = async (
  trx: Transaction<Tables>,
  notification: StoreNotification,
  now: Date,
): Promise<void> => {
  const { store, id } = notification;
  if (!(await rememberNotification(trx, notification, now))) return;
  const plans = trx.selectFrom('plans').select('id').where('id', '=', notification.productId);
  if (!(await plans.executeTakeFirst())) return;
  const before = await lockStoreSubscription(trx, notification);
  if (!before && opens(notification, now)) await openFromStore(trx, notification, now);
  const subscription = before ?? (await lockStoreSubscription(trx, notification));
  if (!subscription) return;
  const stale = await isStale(trx, notification);
  await updateFromStoreNotification(trx, subscription, { ...notification, stale, now });
  await writeStoreMoney(trx, notification, {
    ...{ viewerId: subscription.viewer_id, subscriptionId: subscription.id, now },
  });
  await trx
    .updateTable('store_notifications')
    .set({ applied: true })
    .where('store', '=', store)
    .where('id', '=', id)
    .execute();
};
