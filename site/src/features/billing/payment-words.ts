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

/** Codes of what a store's subscriber has to do there; spec.md §4 wants a text for each store. */
export const STORE_NOTICES: Partial<Record<Method, string>> = {
  GOOGLE: 'STORE_NOTICE_GOOGLE',
  APPLE: 'STORE_NOTICE_APPLE',
};

/** Brands as they write themselves; what is not known by name is a card. */
const BRANDS: Readonly<Record<string, string>> = {
  amex: 'American Express',
  mada: 'mada',
  mastercard: 'Mastercard',
  visa: 'Visa',
};

/** A card as it may be shown, e.g. `Visa •••• 4242`: Latin by nature. Null when its number is not known. */
export const cardText = (card: { brand: string | null; last4: string | null } | null): string | null => {
  if (!card?.last4) return null;
  return [BRANDS[card.brand ?? ''], `•••• ${card.last4}`].filter(Boolean).join(' ');
};
