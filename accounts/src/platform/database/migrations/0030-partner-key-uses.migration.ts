import { sql, type Kysely, type Migration } from 'kysely';

/** Requests of each partner key by day: one row per key and day, so that no row is written per request. */
export const partnerKeyUsesMigration: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`create table partner_key_uses (
      key_id uuid not null references partner_keys,
      day date not null,
      requests integer not null check (requests >= 0),
      limited integer not null check (limited >= 0),
      primary key (key_id, day)
    )`.execute(db);
  },
};
