import type { At } from '../../platform/database/column-types';
import type { Store, StoreNews } from './store-notification';

interface StoreNotificationsTable {
  store: Store;
  id: string;
  store_ref: string;
  news: StoreNews;
  /** When it happened at the store. */
  at: At;
  received_at: At;
  /** Whether it could be about a subscription here: not when its viewer or plan is unknown, or another subscription runs. */
  applied: boolean;
}

interface SandboxPurchasesTable {
  ref: string;
  store: Store;
  viewer_id: string;
  product_id: string;
  starts_at: At;
  ends_at: At;
  transaction_id: string;
  amount_minor: number;
  currency: string;
  created_at: At;
}

declare module '../../platform/database/tables' {
  interface Tables {
    store_notifications: StoreNotificationsTable;
    /** What the stores of the sandbox have sold. */
    sandbox_purchases: SandboxPurchasesTable;
  }
}
