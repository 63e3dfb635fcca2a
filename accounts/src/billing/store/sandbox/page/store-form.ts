import { textOf } from '../../../../platform/text/text-of';
import type { Store, StoreEventType } from '../../store-notification';

export const STORES: readonly Store[] = ['google', 'apple'];
export const STORE_EVENTS: readonly StoreEventType[] = [
  ...(['subscribed', 'renewed', 'cancelled', 'uncancelled'] as const),
  ...(['in_grace', 'expired', 'refunded'] as const),
];

export interface StoreForm {
  email: string;
  store: Store;
  news: StoreEventType;
  plan: string;
}

/** Reads the form of the page; an invalid choice becomes the first option. */
export const storeForm = (fields: Readonly<Record<string, unknown>>): StoreForm => ({
  email: textOf(fields['email']).trim(),
  store: STORES.find((store) => store === fields['store']) ?? 'google',
  news: STORE_EVENTS.find((news) => news === fields['news']) ?? 'subscribed',
  plan: textOf(fields['plan']).trim(),
});
