import Stripe from 'stripe';

import type { Queries } from '../../../../platform/database/database';
import type { PaymentOutcome } from '../../payment-provider';
import { stripeIntentOutcome } from './stripe-intent-outcome';
import { withReversals } from './stripe-reversals';
import { intentOfSession, stripeSessionOutcome } from './stripe-session-outcome';

interface ObjectState {
  outcome: PaymentOutcome;
  /** Null for a session in which the viewer has not tried to pay. */
  intent: Stripe.PaymentIntent | null;
}

/** Reads the state of a Checkout Session (`cs_…`) or a PaymentIntent (`pi_…`) from Stripe. */
export const readStripeObject = async (client: Stripe, object: string): Promise<ObjectState> => {
  if (object.startsWith('cs_')) {
    const expand = ['payment_intent.payment_method', 'payment_intent.latest_charge'];
    const session = await client.checkout.sessions.retrieve(object, { expand });
    const outcome = await withReversals(client, stripeSessionOutcome(session));
    return { outcome, intent: intentOfSession(session) };
  }
  const intent = await client.paymentIntents.retrieve(object, {
    expand: ['payment_method', 'latest_charge'],
  });
  return { outcome: await withReversals(client, stripeIntentOutcome(intent)), intent };
};

/** Expires a Checkout Session or cancels a PaymentIntent. One that is decided or in work stays as it is. */
export const endStripeObject = async (client: Stripe, object: string): Promise<void> => {
  try {
    await (object.startsWith('cs_')
      ? client.checkout.sessions.expire(object)
      : client.paymentIntents.cancel(object, { cancellation_reason: 'abandoned' }));
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
  }
};

/** Stores the id of the Stripe object of a payment. */
export const rememberStripeObject = async (
  queries: Queries,
  paymentId: string,
  { object, now }: { object: string; now: Date },
): Promise<void> => {
  await queries
    .insertInto('stripe_payments')
    .values({ payment_id: paymentId, object, created_at: now })
    .onConflict((conflict) => conflict.column('payment_id').doNothing())
    .execute();
};
