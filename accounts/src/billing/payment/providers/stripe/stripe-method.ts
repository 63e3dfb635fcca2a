import type Stripe from 'stripe';

import type { KeptMethod } from '../../payment-provider';

const DIVIDER = '/';
const MONTH_DIGITS = 2;

/** Joins customer and payment method into one `methodRef`. */
export const stripeMethodRef = (customer: string, method: string): string => `${customer}${DIVIDER}${method}`;

/** Splits a `methodRef` into customer and payment method. */
export const stripeMethodOf = (methodRef: string): { customer: string; payment_method: string } => {
  const [customer = '', payment_method = ''] = methodRef.split(DIVIDER);
  return { customer, payment_method };
};

/** Returns what may be shown of a card. */
export const stripeCardOf = (card: Stripe.PaymentMethod.Card | undefined): Omit<KeptMethod, 'ref'> => ({
  brand: card?.brand ?? null,
  last4: card?.last4 ?? null,
  expires: card?.exp_year ? `${card.exp_year}-${String(card.exp_month).padStart(MONTH_DIGITS, '0')}` : null,
});
