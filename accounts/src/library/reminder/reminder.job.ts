import type { Transaction } from 'kysely';

import { readScheduleEntry } from './read-schedule-entry';
import type { Tables } from '../../platform/database/tables';
import type { JobHandler } from '../../platform/jobs/job-handler';
import { enqueueReminder } from './enqueue-reminder';
import { REMINDER_LEAD_MS } from './reminder.limits';
import { sendReminders } from './send-reminders';

declare module '../../platform/jobs/job-payloads' {
  interface JobPayloads {
    reminder: { scheduleId: string };
  }
}

/** Deletes the unsent reminders of an event that was removed or has begun. */
const dropReminders = async (trx: Transaction<Tables>, scheduleId: string): Promise<void> => {
  await trx
    .deleteFrom('reminders')
    .where('schedule_id', '=', scheduleId)
    .where('sent_at', 'is', null)
    .execute();
};

const waitOn = async (
  trx: Transaction<Tables>,
  scheduleId: string,
  startsAt: Date,
  now: Date,
): Promise<void> => {
  const waiting = await trx
    .updateTable('reminders')
    .set({ starts_at: startsAt })
    .where('schedule_id', '=', scheduleId)
    .where('sent_at', 'is', null)
    .returning('viewer_id')
    .execute();
  if (waiting.length > 0) await enqueueReminder(trx, { scheduleId, startsAt }, now);
};

/** Reads a schedule entry again, then sends its reminders, postpones them or deletes them. */
export const reminderJob: JobHandler<'reminder'> = async ({ payload: { scheduleId } }, { config, clock }) => {
  const [english, arabic] = await Promise.all([
    readScheduleEntry(config.cms, scheduleId, 'en'),
    readScheduleEntry(config.cms, scheduleId, 'ar'),
  ]);
  const now = clock();
  const startsAt = new Date(english?.starts_at ?? 0);
  if (!english || !arabic || startsAt <= now) return (trx) => dropReminders(trx, scheduleId);
  if (startsAt.getTime() - REMINDER_LEAD_MS > now.getTime())
    return (trx) => waitOn(trx, scheduleId, startsAt, now);
  const titles = { en: english.title, ar: arabic.title };
  return (trx) => sendReminders(trx, { scheduleId, startsAt, titles }, now);
};
