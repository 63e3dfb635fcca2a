import type { Store, StoreNews } from '../store-notification';

/** A notification that a store of the sandbox is to send; instants are ISO 8601. The purchase says the rest. */
export type SandboxPush = {
  store: Store;
  id: string;
  at: string;
  news: StoreNews;
  ref: string;
  /** The purchase as it was at that moment; Apple sends it along, at Google it is looked up. */
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
