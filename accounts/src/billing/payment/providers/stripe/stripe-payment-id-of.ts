import { ownValue } from '@sahra/schemas/own-value';
import Stripe from 'stripe';

type Referred = string | { id: string } | null | undefined;
type Read = (client: Stripe, id: string) => Promise<string | Referred>;

/** Returns the id of an object that Stripe sends by its id or as a whole. */
export const stripeIdOf = (referred: Referred): string =>
  (typeof referred === 'string' ? referred : referred?.id) ?? '';

/** How each kind of object leads to its PaymentIntent, by the prefix of its id. */
const INTENTS: Readonly<Record<string, Read>> = {
  pi: async (_client, id) => id,
  ch: async (client, id) => (await client.charges.retrieve(id)).payment_intent,
  py: async (client, id) => (await client.charges.retrieve(id)).payment_intent,
  re: async (client, id) => (await client.refunds.retrieve(id)).payment_intent,
  pyr: async (client, id) => (await client.refunds.retrieve(id)).payment_intent,
  dp: async (client, id) => (await client.disputes.retrieve(id)).payment_intent,
  du: async (client, id) => (await client.disputes.retrieve(id)).payment_intent,
  issfr: async (client, id) => {
    const { payment_intent, charge } = await client.radar.earlyFraudWarnings.retrieve(id);
    return payment_intent ?? (await client.charges.retrieve(stripeIdOf(charge))).payment_intent;
  },
};

/**
 * Returns our payment id for an object of Stripe that an event names, such as `pi_…`, `ch_…`, `re_…` or `du_…`; null
 * for an object of somebody else on the same account, and for one that is gone.
 */
export const stripePaymentIdOf = async (client: Stripe, reference: string): Promise<string | null> => {
  const [prefix = ''] = reference.split('_');
  try {
    if (prefix === 'cs')
      return (await client.checkout.sessions.retrieve(reference)).metadata?.['payment_id'] ?? null;
    const intent = stripeIdOf(await ownValue(INTENTS, prefix)?.(client, reference));
    if (intent === '') return null;
    return (await client.paymentIntents.retrieve(intent)).metadata['payment_id'] ?? null;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing')
      return null;
    throw error;
  }
};
