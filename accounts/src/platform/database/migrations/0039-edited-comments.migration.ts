import { sql, type Kysely, type Migration } from 'kysely';

const STATEMENTS = [
  sql`alter table comments
    add column edited_at timestamptz,
    add column version integer not null default 1 check (version > 0),
    add column recent_edits timestamptz[] not null default '{}',
    add constraint comments_edited check ((edited_at is null) = (version = 1))`,
  sql`create index comments_viewer_edited on comments (viewer_id, edited_at) where edited_at is not null`,
];

/** Comments that their authors edit; the former words are not kept. */
export const editedCommentsMigration: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of STATEMENTS) await statement.execute(db);
  },
};
