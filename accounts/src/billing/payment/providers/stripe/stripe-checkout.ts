import type Stripe from 'stripe';

import { asciiEmail } from '@sahra/schemas/email-key-of';

import type { PaymentRequest } from '../../payment-provider';

/** Returns an address as Stripe takes it, with its domain in Punycode; nothing for one that is not ASCII then. */
export const stripeEmail = (email: string): { email?: string } => {
  const ascii = asciiEmail(email);
  return /^[\x21-\x7E]+$/.test(ascii) ? { email: ascii } : {};
};

/**
 * Creates a Checkout Session for one payment: cards, and Apple Pay on devices that have it; Stripe stores
 * the method for renewals. Stripe's page does not support Arabic, so it uses the browser's language instead.
 */
export const stripeCheckout = ({
  paymentId,
  amountMinor,
  currency,
  locale,
  viewer,
  description,
  terms,
  returnUrl,
}: PaymentRequest): Stripe.Checkout.SessionCreateParams => {
  const metadata = { payment_id: paymentId };
  const { email: customer_email } = stripeEmail(viewer.email);
  return {
    mode: 'payment',
    locale: locale === 'ar' ? 'auto' : 'en',
    client_reference_id: paymentId,
    metadata,
    customer_creation: 'always',
    ...(customer_email !== undefined && { customer_email }),
    allowed_payment_method_types: ['card'],
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: currency.toLowerCase(),
          unit_amount: amountMinor,
          product_data: { name: description },
        },
      },
    ],
    payment_intent_data: { setup_future_usage: 'off_session', description, metadata },
    ...(terms !== null && { custom_text: { submit: { message: terms } } }),
    success_url: returnUrl,
    cancel_url: returnUrl,
  };
};
