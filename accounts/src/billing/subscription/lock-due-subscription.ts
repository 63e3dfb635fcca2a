import type { Transaction } from 'kysely';

import { lockViewer } from '../../identity/identity.module';
import type { Tables } from '../../platform/database/tables';
import { findRunningSubscription } from './subscription';
import type { Subscription } from './subscription';

/**
 * Returns the subscription whose period ends at `periodEndsAt`, with its viewer locked; undefined when the
 * end has moved or the subscription has ended.
 */
export const lockDueSubscription = async (
  trx: Transaction<Tables>,
  { subscriptionId, periodEndsAt }: { subscriptionId: string; periodEndsAt: string },
): Promise<Subscription | undefined> => {
  const owner = await trx
    .selectFrom('subscriptions')
    .select('viewer_id')
    .where('id', '=', subscriptionId)
    .executeTakeFirst();
  if (!owner) return undefined;
  await lockViewer(trx, owner.viewer_id);
  const running = await findRunningSubscription(trx, owner.viewer_id);
  const isDue = running?.id === subscriptionId && running.period_ends_at.toISOString() === periodEndsAt;
  return isDue ? running : undefined;
};
