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

/**
 * Codes of the messages about what a subscriber must do in the store, one text for each store
 * (docs/product/rules.md R33).
 */
export const STORE_NOTICES: Partial<Record<Method, string>> = {
  GOOGLE: 'STORE_NOTICE_GOOGLE',
  APPLE: 'STORE_NOTICE_APPLE',
};
