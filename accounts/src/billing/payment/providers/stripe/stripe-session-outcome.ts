import type Stripe from 'stripe';

import { stripeFailure } from './stripe-failure';
import { stripeIntentOutcome, type StripeOutcome } from './stripe-intent-outcome';

/** Returns the expanded PaymentIntent of a Checkout Session; null until the viewer has tried to pay. */
export const intentOfSession = ({ payment_intent }: Stripe.Checkout.Session): Stripe.PaymentIntent | null =>
  typeof payment_intent === 'object' ? payment_intent : null;

/**
 * Maps a Checkout Session to an outcome. While it is open, a declined card is not final: the viewer may try
 * another.
 */
export const stripeSessionOutcome = (session: Stripe.Checkout.Session): StripeOutcome => {
  const intent = intentOfSession(session);
  if (session.status === 'open') return { state: 'pending', redirectUrl: session.url };
  if (session.status === 'expired') {
    const error = intent?.last_payment_error;
    return { state: 'failed', reason: error ? stripeFailure(error) : 'ABANDONED' };
  }
  return intent ? stripeIntentOutcome(intent) : { state: 'pending', redirectUrl: null };
};
