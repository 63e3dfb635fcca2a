import type Stripe from 'stripe';

import type { RefundRequest } from '../../payment-provider';

const REFUNDS_MAX = 100;

/** Gives money back. Looks first, because Stripe forgets idempotency keys after a day and a job may be tried for longer. */
export const refundStripePayment = async (
  client: Stripe,
  { refundId, providerRef, amountMinor }: RefundRequest,
): Promise<{ providerRef: string }> => {
  const { data } = await client.refunds.list({ payment_intent: providerRef, limit: REFUNDS_MAX });
  const before = data.find(({ metadata }) => metadata?.['refund_id'] === refundId);
  const refund =
    before ??
    (await client.refunds.create(
      { payment_intent: providerRef, amount: amountMinor, metadata: { refund_id: refundId } },
      { idempotencyKey: `refund-${refundId}` },
    ));
  return { providerRef: refund.id };
};
