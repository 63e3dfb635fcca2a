import type { Locale } from '@sahra/schemas/constants';

import type { At } from '../../platform/database/column-types';

interface RemindersTable {
  viewer_id: string;
  /** Id of an entry of the schedule, as the cms gave it. */
  schedule_id: string;
  /** When the cms last said that it begins. */
  starts_at: At;
  /** Language in which the reminder was asked for. */
  locale: Locale;
  created_at: At;
  /** When its mail was written; null while it waits. */
  sent_at: At | null;
}

declare module '../../platform/database/tables' {
  interface Tables {
    reminders: RemindersTable;
  }
}
