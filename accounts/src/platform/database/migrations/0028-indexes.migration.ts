import { sql, type Kysely, type Migration } from 'kysely';

const STATEMENTS = [
  // Sessions and viewers change no page either; without them the newest change of pages is the first entry.
  sql`drop index changes_of_pages`,
  sql`create index changes_of_pages on changes (number)
    where type not in ('video-counts', 'comments', 'session', 'viewer')`,
  sql`create index comments_moments on comments (code, at_seconds)
    where status = 'published' and at_seconds is not null`,
  sql`create index payments_subscription on payments (subscription_id)`,
];

/** Indexes of the page version, of the moments of a video, and of the payments of a subscription. */
export const indexesMigration: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of STATEMENTS) await statement.execute(db);
  },
};
