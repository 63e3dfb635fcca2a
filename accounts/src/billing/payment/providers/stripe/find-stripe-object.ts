import type Stripe from 'stripe';

import type { Queries } from '../../../../platform/database/database';

/**
 * Under which name Stripe has a payment: as it was remembered, else (this process died in between) as Stripe finds it by our id.
 * Stripe's search is a minute behind; whoever asks after a crash asks later than that. A session that is not remembered was never shown to anybody.
 */
export const findStripeObject = async (
  queries: Queries,
  client: Stripe,
  paymentId: string,
): Promise<string | undefined> => {
  const known = await queries
    .selectFrom('stripe_payments')
    .select('object')
    .where('payment_id', '=', paymentId)
    .executeTakeFirst();
  if (known) return known.object;
  const { data } = await client.paymentIntents.search({ query: `metadata['payment_id']:'${paymentId}'` });
  return data[0]?.id;
};
