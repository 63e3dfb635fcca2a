import type { Transaction } from 'kysely';

import type { Locale } from '@sahra/schemas/constants';
import { EVENT_ENTRY_DELAY_MS } from '@sahra/schemas/reminder-id';

import { lockViewer } from '../../identity/identity.module';
import type { Tables } from '../../platform/database/tables';
import { Refusal } from '../../platform/http/errors/refusal';
import { enqueueReminder, enqueueReminderNow } from './enqueue-reminder';
import { REMINDER_LEAD_MS, REMINDERS_MAX } from './reminder.limits';

interface NewReminder {
  viewerId: string;
  scheduleId: string;
  /** Id of a reminder of the same video, which this one replaces when it is of the event itself: one event is one mail. */
  formerId: string | null;
  startsAt: Date;
  locale: Locale;
}

/**
 * Stores a reminder and enqueues the job that checks its start. An existing reminder takes the new locale
 * and start.
 */
export const addReminder = async (
  trx: Transaction<Tables>,
  { viewerId, scheduleId, formerId, startsAt, locale }: NewReminder,
  now: Date,
): Promise<void> => {
  // Without the lock, two concurrent requests would both see a list that is not full.
  await lockViewer(trx, viewerId);
  await trx
    .deleteFrom('reminders')
    .where('viewer_id', '=', viewerId)
    .where('starts_at', '<=', now)
    .where('schedule_id', '<>', scheduleId)
    .execute();
  if (formerId !== null)
    await trx
      .deleteFrom('reminders')
      .where('viewer_id', '=', viewerId)
      .where('schedule_id', '=', formerId)
      // A repeat at another time is another event.
      .where('starts_at', '>', new Date(startsAt.getTime() - EVENT_ENTRY_DELAY_MS))
      .where('starts_at', '<=', startsAt)
      .execute();
  const others = await trx
    .selectFrom('reminders')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('viewer_id', '=', viewerId)
    .where('schedule_id', '<>', scheduleId)
    .executeTakeFirstOrThrow();
  if (Number(others.count) >= REMINDERS_MAX) throw new Refusal(422, 'REMINDERS_FULL');
  await trx
    .insertInto('reminders')
    .values({ viewer_id: viewerId, schedule_id: scheduleId, starts_at: startsAt, locale, created_at: now })
    .onConflict((conflict) =>
      conflict.columns(['viewer_id', 'schedule_id']).doUpdateSet(({ eb, ref }) => ({
        locale,
        starts_at: startsAt,
        // A reminder that was sent for another start is sent again.
        sent_at: eb
          .case()
          .when('reminders.starts_at', '=', startsAt)
          .then(ref('reminders.sent_at'))
          .else(null)
          .end(),
      })),
    )
    .execute();
  const entry = { scheduleId, startsAt };
  if (startsAt.getTime() - REMINDER_LEAD_MS > now.getTime()) await enqueueReminder(trx, entry, now);
  else await enqueueReminderNow(trx, { ...entry, rest: viewerId }, now);
};
