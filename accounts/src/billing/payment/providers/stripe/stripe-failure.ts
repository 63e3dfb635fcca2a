import type { PaymentFailure } from '../../payment-provider';

const FAILURES: ReadonlyMap<string, PaymentFailure> = new Map(
  Object.entries<PaymentFailure>({
    insufficient_funds: 'INSUFFICIENT_FUNDS',
    expired_card: 'CARD_EXPIRED',
    authentication_required: 'AUTHENTICATION_FAILED',
    payment_intent_authentication_failure: 'AUTHENTICATION_FAILED',
  }),
);

/** Maps Stripe's decline of a card to our failure: the bank's reason first, then Stripe's. */
export const stripeFailure = (
  error: { code?: string | null; decline_code?: string | null } | null | undefined,
): PaymentFailure => FAILURES.get(error?.decline_code ?? '') ?? FAILURES.get(error?.code ?? '') ?? 'DECLINED';
