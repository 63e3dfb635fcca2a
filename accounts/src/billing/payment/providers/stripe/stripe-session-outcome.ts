import type Stripe from 'stripe';

import type { PaymentOutcome } from '../../payment-provider';
import { stripeFailure } from './stripe-failure';
import { stripeIntentOutcome } from './stripe-intent-outcome';

/**
 * Maps a Checkout Session to an outcome. While it is open, a declined card is not final: the viewer may try
 * another.
 */
export const stripeSessionOutcome = (session: Stripe.Checkout.Session): PaymentOutcome => {
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null;
  if (session.status === 'open') return { state: 'pending', redirectUrl: session.url };
  if (session.status === 'expired') {
    const error = intent?.last_payment_error;
    return { state: 'failed', reason: error ? stripeFailure(error) : 'ABANDONED' };
  }
  return intent ? stripeIntentOutcome(intent) : { state: 'pending', redirectUrl: null };
};
