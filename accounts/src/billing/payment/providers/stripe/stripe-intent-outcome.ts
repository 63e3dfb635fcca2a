import type Stripe from 'stripe';

import type { PaymentOutcome } from '../../payment-provider';
import { stripeFailure } from './stripe-failure';

const DIVIDER = '/';

type Referred = string | { id: string } | null;

const idOf = (referred: Referred): string => (typeof referred === 'string' ? referred : (referred?.id ?? ''));

/** Joins customer and payment method into one `methodRef`. */
const methodRefOf = ({ customer, payment_method }: Stripe.PaymentIntent): string =>
  `${idOf(customer)}${DIVIDER}${idOf(payment_method)}`;

/**
 * Returns the customer of a first payment, which stores its method for renewals; empty for a renewal, whose customer
 * is of an earlier payment.
 */
export const customerOfFirstPayment = ({ setup_future_usage, customer }: Stripe.PaymentIntent): string =>
  setup_future_usage === null ? '' : idOf(customer);

/** Maps a PaymentIntent to an outcome; `payment_method` must be expanded for brand and last digits. */
export const stripeIntentOutcome = (intent: Stripe.PaymentIntent): PaymentOutcome => {
  const { status, payment_method: method, last_payment_error: error } = intent;
  const card = typeof method === 'object' ? method?.card : undefined;
  switch (status) {
    case 'succeeded':
      return {
        state: 'succeeded',
        providerRef: intent.id,
        method: {
          ref: methodRefOf(intent),
          brand: card?.brand ?? null,
          last4: card?.last4 ?? null,
          fingerprint: card?.fingerprint ?? null,
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
