import type { Transaction } from 'kysely';

import type { Tables } from '../../platform/database/tables';
import type { StoreNotification } from './store-notification';

/** Writes a notification down; false when it came before. Of two at the same moment the second waits for the first. */
export const rememberNotification = async (
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
