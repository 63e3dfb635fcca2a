import Stripe from 'stripe';

import type { KeptMethod } from '../../payment-provider';
import { stripeCardOf, stripeMethodOf } from './stripe-method';
import { stripeIdOf } from './stripe-payment-id-of';

/** Reads what may be shown of a stored card; null when it is no longer the customer's. */
export const readStripeMethod = async (client: Stripe, methodRef: string): Promise<KeptMethod | null> => {
  const { customer, payment_method } = stripeMethodOf(methodRef);
  try {
    const method = await client.paymentMethods.retrieve(payment_method);
    return stripeIdOf(method.customer) === customer ? { ref: methodRef, ...stripeCardOf(method.card) } : null;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing')
      return null;
    throw error;
  }
};
