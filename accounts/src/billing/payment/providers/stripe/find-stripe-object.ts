import type Stripe from 'stripe';

import type { Queries } from '../../../../platform/database/database';

/**
 * Finds the id of the Stripe object of a payment: the stored one, else (after a crash before it was stored)
 * by search for our payment id.
 * Stripe's search index is a minute behind; a check after a crash runs later than that. A session that was
 * not stored was never shown to a viewer.
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
