import type Stripe from 'stripe';

import type { RefundRequest } from '../../payment-provider';
import { readStripeReversals } from './stripe-reversals';

/**
 * Refunds a payment. Looks for an existing refund first: Stripe's idempotency keys expire after a day, and a job may be
 * retried for longer. A refund of the same amount that somebody made in Stripe's dashboard meanwhile counts as ours.
 */
export const refundStripePayment = async (
  client: Stripe,
  { refundId, providerRef, amountMinor }: RefundRequest,
): Promise<{ providerRef: string }> => {
  const { refunds } = await readStripeReversals(client, providerRef);
  const made = refunds.filter(({ failed }) => !failed);
  const before =
    refunds.find((refund) => refund.refundId === refundId) ??
    made.find((refund) => refund.refundId === null && refund.amountMinor === amountMinor);
  if (before) return { providerRef: before.providerRef };
  const { id } = await client.refunds.create(
    { payment_intent: providerRef, amount: amountMinor, metadata: { refund_id: refundId } },
    { idempotencyKey: `refund-${refundId}` },
  );
  return { providerRef: id };
};
