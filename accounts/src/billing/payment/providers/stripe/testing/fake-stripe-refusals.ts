import type { PaymentIntent } from './fake-stripe-objects';

/** Declined card: the fake responds with 402. */
export class CardRefused extends Error {
  constructor(
    readonly reason: Record<string, string>,
    readonly intent: PaymentIntent,
  ) {
    super('Your card was declined.');
  }
}

/** Object of a request that does not exist: the fake responds with 400. */
export class Missing extends Error {
  constructor(
    readonly param: 'payment_method' | 'customer',
    id: string,
  ) {
    super(`No such ${param}: '${id}'`);
  }
}
