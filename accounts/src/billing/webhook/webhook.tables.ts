import type { At } from '../../platform/database/column-types';

interface WebhookEventsTable {
  provider: string;
  /** Event id at the provider, unique there; a known id is ignored. */
  id: string;
  /** Payment id or reference as the provider sent it, even when no such payment exists; empty for news about a card. */
  payment_id: string;
  received_at: At;
}

declare module '../../platform/database/tables' {
  interface Tables {
    webhook_events: WebhookEventsTable;
  }
}
