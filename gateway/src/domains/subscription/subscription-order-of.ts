import { GraphFailure } from '../../graph/graph-failure';
import type { SubscribeInput } from '../../graph/resolver-types.generated';
import type { SubscriptionOrder } from '../../upstreams/accounts/accounts-records';

/** What accounts is asked for. Stores and vouchers are no way to subscribe here. */
export const subscriptionOrderOf = (input: SubscribeInput): SubscriptionOrder => {
  const { planId, paymentMethod, paymentToken, promoCode, referralCode } = input;
  if (paymentMethod !== 'CARD' && paymentMethod !== 'APPLE_PAY')
    throw new GraphFailure('BAD_USER_INPUT', '`paymentMethod` must be CARD or APPLE_PAY.');
  return {
    plan_id: planId,
    payment_method: paymentMethod === 'CARD' ? 'card' : 'apple_pay',
    ...(paymentToken && { payment_token: paymentToken }),
    ...(promoCode && { promo_code: promoCode }),
    ...(referralCode && { referral_code: referralCode }),
  };
};
