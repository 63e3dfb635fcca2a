import type { Locale } from '@sahra/schemas/constants';

import type { At } from '../../platform/database/column-types';

interface RemindersTable {
  viewer_id: string;
  /** Id of a schedule entry, from the cms, or `reminderIdOfVideo` of a live event without one. */
  schedule_id: string;
  /** Start time in the last response of the cms. */
  starts_at: At;
  /** Locale of the request for the reminder. */
  locale: Locale;
  created_at: At;
  /** Time at which the mail was enqueued; null while the reminder waits. */
  sent_at: At | null;
}

declare module '../../platform/database/tables' {
  interface Tables {
    reminders: RemindersTable;
  }
}
