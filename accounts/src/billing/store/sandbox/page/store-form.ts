import type { Store, StoreNews } from '../../store-notification';

export const STORES: readonly Store[] = ['google', 'apple'];
export const STORE_NEWS: readonly StoreNews[] = [
  ...(['subscribed', 'renewed', 'cancelled', 'uncancelled'] as const),
  ...(['in_grace', 'expired', 'refunded'] as const),
];

export interface StoreForm {
  email: string;
  store: Store;
  news: StoreNews;
  plan: string;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Reads the form of the page; an invalid choice becomes the first option. */
export const storeForm = (fields: Readonly<Record<string, unknown>>): StoreForm => ({
  email: textOf(fields['email']),
  store: STORES.find((store) => store === fields['store']) ?? 'google',
  news: STORE_NEWS.find((news) => news === fields['news']) ?? 'subscribed',
  plan: textOf(fields['plan']),
});
