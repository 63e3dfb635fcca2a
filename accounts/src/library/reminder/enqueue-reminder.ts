import type { Queries } from '../../platform/database/database';
import { enqueueJob } from '../../platform/jobs/enqueue-job';
import { HOUR_MS } from '../../platform/time/durations';
import { REMINDER_LEAD_MS } from './reminder.limits';

/** When the schedule is looked at next: at the time of the mail, and every hour until then, since what is moved may be moved to earlier. */
const nextLook = (startsAt: Date, now: Date): Date => {
  const nextHour = (Math.floor(now.getTime() / HOUR_MS) + 1) * HOUR_MS;
  return new Date(Math.min(startsAt.getTime() - REMINDER_LEAD_MS, nextHour));
};

/** Has an entry looked at again: one job for all who want to be reminded of it. */
export const enqueueReminder = (
  queries: Queries,
  { scheduleId, startsAt }: { scheduleId: string; startsAt: Date },
  now: Date,
): Promise<void> => {
  const runAt = nextLook(startsAt, now);
  const key = `${scheduleId} ${runAt.toISOString()}`;
  return enqueueJob(queries, { kind: 'reminder', key, payload: { scheduleId }, runAt });
};

/** Has whoever comes when the others have their mail already told at once; `rest` names the job apart from theirs. */
export const enqueueReminderNow = (
  queries: Queries,
  { scheduleId, startsAt, rest }: { scheduleId: string; startsAt: Date; rest: string },
  now: Date,
): Promise<void> => {
  const key = `${scheduleId} ${startsAt.toISOString()} ${rest}`;
  return enqueueJob(queries, { kind: 'reminder', key, payload: { scheduleId }, runAt: now });
};
