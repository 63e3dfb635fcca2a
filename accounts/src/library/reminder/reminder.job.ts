import type { Transaction } from 'kysely';

import { readReminderSubject } from './read-reminder-subject';
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

/** Reads a schedule entry or live event again, then sends its reminders, postpones them or deletes them. */
export const reminderJob: JobHandler<'reminder'> = async ({ payload: { scheduleId } }, { config, clock }) => {
  const [english, arabic] = await Promise.all([
    readReminderSubject(config.cms, scheduleId, 'en'),
    readReminderSubject(config.cms, scheduleId, 'ar'),
  ]);
  const now = clock();
  if (!english || !arabic || english.startsAt <= now) return (trx) => dropReminders(trx, scheduleId);
  const { startsAt, path } = english;
  if (startsAt.getTime() - REMINDER_LEAD_MS > now.getTime())
    return (trx) => waitOn(trx, scheduleId, startsAt, now);
  const titles = { en: english.title, ar: arabic.title };
  return (trx) => sendReminders(trx, { scheduleId, startsAt, titles, path }, now);
};
