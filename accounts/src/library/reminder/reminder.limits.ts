import { MINUTE_MS } from '../../platform/time/durations';

/** Maximum reminders of a viewer: more than anybody needs, and few enough for one response. */
export const REMINDERS_MAX = 100;
/** Time between the mail and the start, in milliseconds. */
export const REMINDER_LEAD_MS = 10 * MINUTE_MS;
