import type { SubscriptionStateFragment } from './subscription-state.fragment.generated';

type Method = NonNullable<SubscriptionStateFragment['paymentMethod']>;

/** Keys of the names under which viewers know the ways to pay. */
export const METHOD_NAMES = {
  CARD: 'billing.card',
  APPLE_PAY: 'billing.applePay',
  GOOGLE: 'billing.google',
  APPLE: 'billing.apple',
  VOUCHER: 'billing.voucher',
} as const satisfies Record<Method, string>;

/** Codes of what a store's subscriber has to do there, with a text for each store (docs/product/rules.md R33). */
export const STORE_NOTICES: Partial<Record<Method, string>> = {
  GOOGLE: 'STORE_NOTICE_GOOGLE',
  APPLE: 'STORE_NOTICE_APPLE',
};
