import type { SubscriptionStateFragment } from './subscription-state.fragment.generated';

type Method = NonNullable<SubscriptionStateFragment['paymentMethod']>;

/** Keys of the names of the payment methods. */
export const PAYMENT_METHOD_NAMES = {
  CARD: 'billing.card',
  APPLE_PAY: 'billing.applePay',
  GOOGLE: 'billing.google',
  APPLE: 'billing.apple',
  VOUCHER: 'billing.voucher',
} as const satisfies Record<Method, string>;
