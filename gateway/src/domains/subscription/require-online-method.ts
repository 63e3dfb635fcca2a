import type { SubscriptionPaymentMethod } from '../../graph/resolver-types.generated';
import { UpstreamFailure } from '../../upstreams/http/upstream-failure';

/**
 * Returns the payment method as accounts names it.
 * @throws the form error of `paymentMethod` for stores and vouchers, with which nobody pays here.
 */
export const requireOnlineMethod = (method: SubscriptionPaymentMethod): 'card' | 'apple_pay' => {
  if (method === 'CARD') return 'card';
  if (method === 'APPLE_PAY') return 'apple_pay';
  throw new UpstreamFailure('gateway', 422, 'PAYMENT_METHOD_REQUIRED', {
    payment_method: ['PAYMENT_METHOD_REQUIRED'],
  });
};
