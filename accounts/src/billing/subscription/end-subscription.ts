import type { Transaction } from 'kysely';

import type { Tables } from '../../platform/database/tables';
import { mailSubscriber } from './mail-subscriber';
import type { Subscription } from './running-subscription';

/** Ends a subscription for good: the viewer is on the free plan from now on, and is told so. */
export const endSubscription = async (
  trx: Transaction<Tables>,
  { id, viewer_id, plan_id }: Subscription,
  now: Date,
): Promise<void> => {
  await trx
    .updateTable('subscriptions')
    .set({ ended_at: now })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute();
  await mailSubscriber(trx, {
    mail: 'subscription-ended',
    key: `subscription-ended ${id}`,
    viewerId: viewer_id,
    planId: plan_id,
    at: now,
    data: {},
  });
};
