import { sql, type Kysely, type Migration } from 'kysely';

const STATEMENTS = [
  sql`alter table viewers
    add column deleted_at timestamptz,
    add column recover_until timestamptz check (recover_until > deleted_at),
    add column deletion uuid constraint viewers_deletion unique,
    add column delete_reason text check (delete_reason ~ '^[a-z0-9][a-z0-9-]{0,63}$'),
    add constraint viewers_deleted_whole
      check (num_nonnulls(deleted_at, recover_until, deletion, delete_reason) in (0, 4))`,
];

/** Soft-deleted accounts and the end of their recovery period. */
export const deletionMigration: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of STATEMENTS) await statement.execute(db);
  },
};
