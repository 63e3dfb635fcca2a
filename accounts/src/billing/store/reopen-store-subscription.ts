import type { Transaction } from 'kysely';

import type { Tables } from '../../platform/database/tables';
import { endIfOver } from '../subscription/end-if-over';
import { enqueueRenewal } from '../subscription/enqueue-renewal';
import type { Subscription } from '../subscription/running-subscription';
import type { StoreNotification } from './store-notification';

/** Has a subscription that had ended run again: its viewer came back, under the name that the store gave it before. Answers false when another one runs. */
export const reopenStoreSubscription = async (
  trx: Transaction<Tables>,
  { id, viewer_id }: Subscription,
  {
    productId,
    startsAt,
    endsAt,
    now,
  }: Pick<StoreNotification, 'productId' | 'startsAt' | 'endsAt'> & { now: Date },
): Promise<boolean> => {
  if (await endIfOver(trx, viewer_id, now)) return false;
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
