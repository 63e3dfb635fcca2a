import type { Queries } from '../../platform/database/database';
import { renewalKeyOf } from '../subscription/enqueue-renewal';
import type { Payment } from '../payment/locked-payment';

/** Whether the job of a renewal has yet to ask the provider for its payment, because the provider was away until now. */
export const isStillToBeCharged = async (
  queries: Queries,
  {
    subscription_id,
    period_starts_at,
    attempt,
  }: Pick<Payment, 'subscription_id' | 'period_starts_at' | 'attempt'>,
): Promise<boolean> => {
  if (subscription_id === null || period_starts_at === null || attempt === null) return false;
  const waiting = await queries
    .selectFrom('jobs')
    .select('number')
    .where('kind', '=', 'renewal')
    .where('key', '=', renewalKeyOf(subscription_id, period_starts_at, attempt))
    .where('done_at', 'is', null)
    .where('failed_at', 'is', null)
    .executeTakeFirst();
  return waiting !== undefined;
};
