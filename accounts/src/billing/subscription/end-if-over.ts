import type { Transaction } from 'kysely';

import type { Tables } from '../../platform/database/tables';
import { endSubscription } from './end-subscription';
import { renews } from '../entitlement/renews';
import { runningSubscription, type Subscription } from './running-subscription';

/** The running subscription of a locked viewer. One whose last period is over, but whose job has not come yet, ends here. */
export const endIfOver = async (
  trx: Transaction<Tables>,
  viewerId: string,
  now: Date,
): Promise<Subscription | undefined> => {
  const running = await runningSubscription(trx, viewerId);
  if (!running || renews(running) || running.period_ends_at > now) return running;
  await endSubscription(trx, running, now);
  return undefined;
};
