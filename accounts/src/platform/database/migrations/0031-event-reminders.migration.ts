import { sql, type Kysely, type Migration } from 'kysely';

/** A reminder may be of a live event without a schedule entry: `video-` and the code of its video. */
export const eventRemindersMigration: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`alter table reminders
      drop constraint reminders_schedule_id_check,
      add constraint reminders_schedule_id_check
        check (schedule_id ~ '^([a-z0-9]{1,64}|video-[a-z0-9]{6,12})$')`.execute(db);
  },
};
