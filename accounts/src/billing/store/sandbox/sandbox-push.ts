import type { Store, StoreEventType } from '../store-notification';

/** Payload of the job that sends a store notification; times are ISO 8601. The purchase holds the rest. */
export type SandboxPush = {
  store: Store;
  id: string;
  at: string;
  news: StoreEventType;
  ref: string;
  /** The purchase at that time. Apple's push contains it; Google's names it, and it is looked up. */
  purchase: {
    productId: string;
    accountToken: string;
    startsAt: string;
    endsAt: string;
    transactionId: string;
    amountMinor: number;
    currency: string;
  };
};
