import type { Queries } from '../../platform/database/database';
import type { Subscription } from './subscription';

/** Why nothing is charged for a subscription for now. */
export type RenewalHold = 'dispute' | 'provider';

/** Whether a bank disputes a payment of the subscription, and it is not decided. */
export const hasOpenDispute = async (queries: Queries, subscriptionId: string): Promise<boolean> => {
  const open = await queries
    .selectFrom('disputes')
    .innerJoin('payments', 'payments.id', 'disputes.payment_id')
    .select('disputes.payment_id')
    .where('payments.subscription_id', '=', subscriptionId)
    .where('disputes.state', '=', 'open')
    .executeTakeFirst();
  return open !== undefined;
};

/**
 * Returns why nothing may be charged for a subscription: its payment method is kept by a provider that is not in use any
 * more, or a payment is disputed. Null when it may.
 */
export const renewalHoldOf = async (
  queries: Queries,
  { id, provider }: Pick<Subscription, 'id' | 'provider'>,
  configured: string,
): Promise<RenewalHold | null> => {
  if (provider === null) return null;
  if (provider !== configured) return 'provider';
  return (await hasOpenDispute(queries, id)) ? 'dispute' : null;
};
