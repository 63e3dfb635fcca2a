import { MINUTE_MS } from '../../platform/time/durations';

/** More than anybody means to watch; keeps the list in one answer. */
export const REMINDERS_MAX = 100;
/** How long before the start the mail goes out. */
export const REMINDER_LEAD_MS = 10 * MINUTE_MS;
