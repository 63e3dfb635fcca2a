import type { IncomingHttpHeaders } from 'node:http';

/** App stores that sell our subscriptions. */
export type Store = 'google' | 'apple';

export type StoreEventType =
  | 'subscribed'
  | 'renewed'
  | 'cancelled'
  | 'uncancelled'
  | 'in_grace'
  | 'expired'
  | 'refunded';

/** Notification of a store about a subscription, in our terms. */
export interface StoreNotification {
  store: Store;
  /** Unique per store; a notification with a known id is ignored. */
  id: string;
  /** Time of the event at the store; notifications arrive in any order. */
  at: Date;
  news: StoreEventType;
  /** The store's id of the subscription, the same for all of its periods. */
  storeRef: string;
  /** The store's id of the plan; equal to our plan id. */
  productId: string;
  /** Our viewer id, which the app passed to the store at the purchase. */
  accountToken: string;
  startsAt: Date;
  endsAt: Date;
  /** The store's id of the charge for this period. */
  transactionId: string;
  amountMinor: number;
  /** ISO 4217. */
  currency: string;
}

/** Store that sends notifications about its subscriptions. */
export interface StoreNotifications {
  readonly store: Store;
  /**
   * Reads a push of the store; null when it does not concern us.
   * @throws Refusal (400, SIGNATURE_INVALID) when the store's signature is missing or wrong.
   */
  read(rawBody: Buffer, headers: IncomingHttpHeaders): Promise<StoreNotification | null>;
}
