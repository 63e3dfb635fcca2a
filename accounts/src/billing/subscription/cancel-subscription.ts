import type { Transaction } from 'kysely';

import { lockViewer } from '../../identity/identity.module';
import type { Tables } from '../../platform/database/tables';
import { endSubscription, expireLapsedSubscription, enqueueSubscriberMail } from './subscription';
import type { Subscription } from './subscription';

const storeOf = ({ payment_method }: Subscription): 'google' | 'apple' | null =>
  payment_method === 'google' || payment_method === 'apple' ? payment_method : null;

/**
 * Cancels the running subscription: it lasts until its period ends, a trial until its end without a fee, and
 * an overdue one ends at once. A second call does nothing.
 * @returns the subscription as it was before; undefined when none was running.
 */
export const cancelSubscription = async (
  trx: Transaction<Tables>,
  { viewerId, now }: { viewerId: string; now: Date },
): Promise<Subscription | undefined> => {
  await lockViewer(trx, viewerId);
  const running = await expireLapsedSubscription(trx, viewerId, now);
  if (running?.cancelled_at !== null || running.payment_method === 'voucher') return running;
  await trx.updateTable('subscriptions').set({ cancelled_at: now }).where('id', '=', running.id).execute();
  if (running.period_ends_at <= now) {
    await endSubscription(trx, running, now);
    return running;
  }
  await enqueueSubscriberMail(trx, {
    mail: 'subscription-cancelled',
    key: `subscription-cancelled ${running.id} ${now.toISOString()}`,
    viewerId,
    planId: running.plan_id,
    at: now,
    data: { endsAt: running.period_ends_at.toISOString(), store: storeOf(running) },
  });
  return running;
};
