import { sql, type Kysely, type Migration } from 'kysely';

const STATEMENTS = [
  // The cms owns the slugs; the database checks only their form, see SLUG_PATTERN.
  sql`create table watchlist_shows (
    viewer_id uuid not null references viewers on delete cascade,
    slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 64),
    added_at timestamptz not null,
    constraint watchlist_shows_slug primary key (viewer_id, slug)
  )`,
  sql`create index watchlist_shows_newest on watchlist_shows (viewer_id, added_at desc, slug desc)`,
];

/** Saved shows, beside the saved videos. */
export const watchlistShowsMigration: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of STATEMENTS) await statement.execute(db);
  },
};
