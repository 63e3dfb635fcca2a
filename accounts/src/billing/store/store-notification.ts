import type { IncomingHttpHeaders } from 'node:http';

/** Shops of apps that sell subscriptions for us. */
export type Store = 'google' | 'apple';

export type StoreNews =
  'subscribed' | 'renewed' | 'cancelled' | 'uncancelled' | 'in_grace' | 'expired' | 'refunded';

/** What a store says about a subscription, in our words. */
export interface StoreNotification {
  store: Store;
  /** Unique per store: the second one of an id is not looked at. */
  id: string;
  /** When it happened at the store; they come in any order. */
  at: Date;
  news: StoreNews;
  /** The store's name of the subscription, the same for all of its periods. */
  storeRef: string;
  /** The store's name of the plan: it is our plan's id. */
  productId: string;
  /** Whom the app named at the purchase: our id of the viewer. */
  accountToken: string;
  startsAt: Date;
  endsAt: Date;
  /** The store's name of the money that was taken for this period. */
  transactionId: string;
  amountMinor: number;
  /** ISO 4217. */
  currency: string;
}

/** A store that tells us about its subscriptions. */
export interface StoreNotifications {
  readonly store: Store;
  /** Reads a push of the store; null for one about nothing that concerns us. Throws a Refusal (400, SIGNATURE_INVALID) when the store did not sign it. */
  read(rawBody: Buffer, headers: IncomingHttpHeaders): Promise<StoreNotification | null>;
}
