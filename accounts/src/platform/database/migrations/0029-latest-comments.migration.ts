import { sql, type Kysely, type Migration } from 'kysely';

/** Index of the comments and replies of a video in the order of their time. */
export const latestCommentsMigration: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`create index comments_latest on comments (code, number) where status = 'published'`.execute(db);
  },
};
