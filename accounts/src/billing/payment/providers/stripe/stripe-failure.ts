import type { PaymentFailure } from '../../payment-provider';

const FAILURES: ReadonlyMap<string, PaymentFailure> = new Map(
  Object.entries<PaymentFailure>({
    insufficient_funds: 'INSUFFICIENT_FUNDS',
    expired_card: 'CARD_EXPIRED',
    authentication_required: 'AUTHENTICATION_FAILED',
    payment_intent_authentication_failure: 'AUTHENTICATION_FAILED',
  }),
);

/** Our word for what Stripe says of a refused card: the bank's reason first, Stripe's after it. */
export const stripeFailure = (
  error: { code?: string | null; decline_code?: string | null } | null | undefined,
): PaymentFailure => FAILURES.get(error?.decline_code ?? '') ?? FAILURES.get(error?.code ?? '') ?? 'DECLINED';
