import type Stripe from 'stripe';

import type { KeptMethod, PaymentOutcome } from '../../payment-provider';
import { stripeFailure } from './stripe-failure';
import { stripeCardOf, stripeMethodRef } from './stripe-method';
import { stripeIdOf } from './stripe-payment-id-of';

/** Outcome without the refunds and disputes, which have to be read. */
export type StripeOutcome =
  | Exclude<PaymentOutcome, { state: 'reversed' }>
  | { state: 'reversed'; providerRef: string; method: KeptMethod };

/**
 * Returns the customer of a first payment, which stores its method for renewals; empty for a renewal, whose customer
 * is of an earlier payment.
 */
export const customerOfFirstPayment = ({ setup_future_usage, customer }: Stripe.PaymentIntent): string =>
  setup_future_usage === null ? '' : stripeIdOf(customer);

/** Whether some of the money went back, or is disputed. */
const isReversed = ({ latest_charge: charge }: Stripe.PaymentIntent): boolean =>
  typeof charge === 'object' &&
  charge !== null &&
  (charge.refunded || charge.amount_refunded > 0 || charge.disputed);

/** Maps a PaymentIntent to an outcome; `payment_method` and `latest_charge` must be expanded. */
export const stripeIntentOutcome = (intent: Stripe.PaymentIntent): StripeOutcome => {
  const { status, payment_method: method, last_payment_error: error } = intent;
  const card = typeof method === 'object' ? method?.card : undefined;
  switch (status) {
    case 'succeeded':
      return {
        state: isReversed(intent) ? 'reversed' : 'succeeded',
        providerRef: intent.id,
        method: {
          ref: stripeMethodRef(stripeIdOf(intent.customer), stripeIdOf(method)),
          ...stripeCardOf(card),
        },
      };
    case 'requires_action':
      return { state: 'pending', redirectUrl: intent.next_action?.redirect_to_url?.url ?? null };
    case 'requires_payment_method':
      return { state: 'failed', reason: stripeFailure(error) };
    case 'canceled':
      return { state: 'failed', reason: error ? stripeFailure(error) : 'ABANDONED' };
    default:
      return { state: 'pending', redirectUrl: null };
  }
};
