import { sql, type Kysely, type Migration } from 'kysely';

/** Viewers follow shows as well as channels. */
export const followedShowsMigration: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`alter table viewer_preferences add column shows text[] not null default '{}'`.execute(db);
  },
};
