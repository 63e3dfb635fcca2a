import type { Transaction } from 'kysely';

import type { Locale } from '@sahra/schemas/constants';

import type { Tables } from '../../platform/database/tables';
import { enqueueMail } from '../../platform/mail/enqueue-mail';
import { enqueueReminderNow } from './enqueue-reminder';

/** Mails per job: far below what its lease and the statement timeout allow. */
const BATCH = 1000;

interface Event {
  scheduleId: string;
  startsAt: Date;
  titles: Readonly<Record<Locale, string>>;
  /** Unprefixed path of its page. */
  path: string;
}

/** Enqueues the mails for viewers who wait for an event, one batch at a time; another job handles the rest. */
export const sendReminders = async (
  trx: Transaction<Tables>,
  { scheduleId, startsAt, titles, path }: Event,
  now: Date,
): Promise<void> => {
  const waiting = await trx
    .selectFrom('reminders')
    .innerJoin('viewers', 'viewers.id', 'reminders.viewer_id')
    .select(['viewers.id', 'viewers.name', 'viewers.email', 'reminders.locale'])
    .where('reminders.schedule_id', '=', scheduleId)
    .where('reminders.sent_at', 'is', null)
    .where('viewers.deleted_at', 'is', null)
    .orderBy('viewers.id')
    .limit(BATCH)
    .forUpdate('reminders')
    .execute();
  const startsAtIso = startsAt.toISOString();
  for (const { id, name, email, locale } of waiting) {
    const data = { name, title: titles[locale], startsAt: startsAtIso, path };
    const key = `reminder ${id} ${scheduleId} ${startsAtIso}`;
    await enqueueMail(trx, key, { mail: 'reminder', to: email, locale, data }, now);
  }
  const ids = waiting.map(({ id }) => id);
  if (ids.length > 0)
    await trx
      .updateTable('reminders')
      .set({ sent_at: now, starts_at: startsAt })
      .where('schedule_id', '=', scheduleId)
      .where('viewer_id', 'in', ids)
      .execute();
  const last = ids.at(-1);
  if (ids.length === BATCH && last !== undefined)
    await enqueueReminderNow(trx, { scheduleId, startsAt, rest: `after ${last}` }, now);
};
