import type { At } from '../../platform/database/column-types';
import type { Store, StoreEventType } from './store-notification';

interface StoreNotificationsTable {
  store: Store;
  id: string;
  store_ref: string;
  news: StoreEventType;
  /** Time of the event at the store. */
  at: At;
  received_at: At;
  /**
   * Whether the notification matched a subscription; false when its viewer or plan is unknown, or another
   * subscription is running.
   */
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
    /** Purchases at the sandbox stores. */
    sandbox_purchases: SandboxPurchasesTable;
  }
}
