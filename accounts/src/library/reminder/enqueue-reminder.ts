import type { Queries } from '../../platform/database/database';
import { enqueueJob } from '../../platform/jobs/enqueue-job';
import { HOUR_MS } from '../../platform/time/durations';
import { REMINDER_LEAD_MS } from './reminder.limits';

/**
 * Returns when the schedule is read next: at the time of the mail, and every hour until then, because an event may
 * move to an earlier time.
 */
const nextLook = (startsAt: Date, now: Date): Date => {
  const nextHour = (Math.floor(now.getTime() / HOUR_MS) + 1) * HOUR_MS;
  return new Date(Math.min(startsAt.getTime() - REMINDER_LEAD_MS, nextHour));
};

/** Enqueues one job that checks a schedule entry or live event for all viewers with a reminder of it. */
export const enqueueReminder = (
  queries: Queries,
  { scheduleId, startsAt }: { scheduleId: string; startsAt: Date },
  now: Date,
): Promise<void> => {
  const runAt = nextLook(startsAt, now);
  const key = `${scheduleId} ${runAt.toISOString()}`;
  return enqueueJob(queries, { kind: 'reminder', key, payload: { scheduleId }, runAt });
};

/**
 * Enqueues a job that runs now, for viewers whose reminder comes after the shared job; `rest` makes the job key
 * unique.
 */
export const enqueueReminderNow = (
  queries: Queries,
  { scheduleId, startsAt, rest }: { scheduleId: string; startsAt: Date; rest: string },
  now: Date,
): Promise<void> => {
  const key = `${scheduleId} ${startsAt.toISOString()} ${rest}`;
  return enqueueJob(queries, { kind: 'reminder', key, payload: { scheduleId }, runAt: now });
};
