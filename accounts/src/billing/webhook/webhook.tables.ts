import type { At } from '../../platform/database/column-types';

interface WebhookEventsTable {
  provider: string;
  /** The provider's, unique there: the second one is not looked at. */
  id: string;
  /** As the provider said it, even when there is no such payment. */
  payment_id: string;
  received_at: At;
}

declare module '../../platform/database/tables' {
  interface Tables {
    webhook_events: WebhookEventsTable;
  }
}
