import Stripe from 'stripe';

import { Unreachable } from '../../../../platform/http/errors/unreachable';

const { StripeAPIError, StripeConnectionError, StripeRateLimitError } = Stripe.errors;

/**
 * Calls Stripe.
 * @throws Unreachable on no response, a server error or a rate limit.
 */
export const reachingStripe = async <T>(call: () => Promise<T>): Promise<T> => {
  try {
    return await call();
  } catch (error) {
    const away = [StripeAPIError, StripeConnectionError, StripeRateLimitError].some(
      (kind) => error instanceof kind,
    );
    throw away ? new Unreachable('Stripe', { cause: error }) : error;
  }
};
