import { sql, type Kysely, type Migration } from 'kysely';

/** Keys of partner apps; only the hash and the first characters of a key are stored. */
export const partnerKeysMigration: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`create table partner_keys (
      id uuid primary key default gen_random_uuid(),
      name text not null check (name <> ''),
      kind text not null check (kind in ('pk', 'sk')),
      prefix text not null,
      key_hash bytea not null constraint partner_keys_key_hash unique,
      scopes text[] not null check (cardinality(scopes) > 0),
      origins text[] not null,
      created_at timestamptz not null,
      created_by text not null,
      rotated_from uuid constraint partner_keys_rotated_once unique references partner_keys,
      expires_at timestamptz,
      revoked_at timestamptz,
      last_used_at timestamptz,
      constraint partner_keys_origins check ((kind = 'pk') = (cardinality(origins) > 0))
    )`.execute(db);
  },
};
