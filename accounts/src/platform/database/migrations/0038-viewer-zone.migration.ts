import { sql, type Kysely, type Migration } from 'kysely';

/** The time zone of a viewer's last device, in which mails name times; null until a device has named one. */
export const viewerZoneMigration: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`alter table viewers add column time_zone text check (length(time_zone) between 1 and 64)`.execute(
      db,
    );
  },
};
