import type { Transaction } from 'kysely';

import type { Tables } from '../../platform/database/tables';
import { openStoreSubscription } from '../subscription/store-subscription';
import { isUuid } from '../../platform/text/is-uuid';
import type { StoreNotification } from './store-notification';

/** Begins a subscription that the store sold. Null when the viewer is not known here, or the viewer has another one running. */
export const openFromStore = async (
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
  return openStoreSubscription(trx, {
    ...{ viewerId: viewer.id, planId: productId, store, storeRef, startsAt, endsAt, now },
    // No store says which language its customer reads.
    locale: viewer.locale,
  });
};
