import type { Transaction } from 'kysely';

import { lockViewer } from '../../identity/identity.module';
import type { Tables } from '../../platform/database/tables';
import { Refusal } from '../../platform/http/errors/refusal';
import { expireLapsedSubscription } from './subscription';
import { enqueueTrialReminder } from './trial-ends-soon.job';

/**
 * Reverts a cancellation while the period is still running.
 * @throws NO_SUBSCRIPTION (409) when nothing runs, STORE_MANAGED when only the store can do it.
 */
export const resumeSubscription = async (
  trx: Transaction<Tables>,
  { viewerId, now }: { viewerId: string; now: Date },
): Promise<void> => {
  await lockViewer(trx, viewerId);
  const running = await expireLapsedSubscription(trx, viewerId, now);
  if (!running) throw new Refusal(409, 'NO_SUBSCRIPTION');
  if (running.store_ref !== null) throw new Refusal(409, 'STORE_MANAGED');
  if (running.cancelled_at === null) return;
  await trx.updateTable('subscriptions').set({ cancelled_at: null }).where('id', '=', running.id).execute();
  await enqueueTrialReminder(trx, running, now);
};
