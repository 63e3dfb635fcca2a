import type { Queries } from '../../../../platform/database/database';

/** Remembers under which name Stripe has a payment. */
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
