import type { Transaction } from 'kysely';

import type { Tables } from '../../platform/database/tables';
import { lockedStoreSubscription } from '../subscription/store-subscription';
import { changeFromStore } from './change-from-store';
import { openFromStore } from './open-from-store';
import { rememberNotification } from './remember-notification';
import type { StoreNotification } from './store-notification';
import { writeStoreMoney } from './write-store-money';

/** Whether newer news of the same subscription has been taken. */
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

/** Whether it leaves a subscription that may be opened from it: news can come before the purchase that it is about. */
const opens = ({ news, endsAt }: StoreNotification, now: Date): boolean =>
  news !== 'expired' && news !== 'refunded' && endsAt > now;

/** Follows what a store says, once per notification and in whatever order they come: periods and money are the store's, we only write them down. */
export const applyStoreNotification = async (
  trx: Transaction<Tables>,
  notification: StoreNotification,
  now: Date,
): Promise<void> => {
  const { store, id } = notification;
  if (!(await rememberNotification(trx, notification, now))) return;
  const plans = trx.selectFrom('plans').select('id').where('id', '=', notification.productId);
  if (!(await plans.executeTakeFirst())) return;
  const before = await lockedStoreSubscription(trx, notification);
  if (!before && opens(notification, now)) await openFromStore(trx, notification, now);
  const subscription = before ?? (await lockedStoreSubscription(trx, notification));
  if (!subscription) return;
  const stale = await isStale(trx, notification);
  await changeFromStore(trx, subscription, { ...notification, stale, now });
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
