import { sql, type Kysely, type Migration } from 'kysely';

const STATEMENTS = [
  sql`alter table viewers add column verified_at timestamptz`,
  // Until now, every viewer without a password came from an identity provider that verifies addresses.
  sql`update viewers set verified_at = created_at where password_hash is null`,
  sql`create table mailed_codes (
    id uuid primary key,
    viewer_id uuid not null references viewers on delete cascade,
    purpose text not null check (purpose in ('reset-password', 'delete-account')),
    code_hash bytea not null,
    tries integer not null default 0 check (tries between 0 and 5),
    sent_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  sql`create index mailed_codes_newest on mailed_codes (viewer_id, purpose, sent_at desc)`,
  sql`create table one_time_tokens (
    token_hash bytea primary key,
    viewer_id uuid not null references viewers on delete cascade,
    purpose text not null check (purpose in ('reset-password', 'verify-email', 'recover-account')),
    expires_at timestamptz not null
  )`,
  sql`create index one_time_tokens_viewer on one_time_tokens (viewer_id, purpose)`,
  sql`create table known_devices (
    viewer_id uuid not null references viewers on delete cascade,
    name text,
    first_seen_at timestamptz not null,
    constraint known_devices_name unique nulls not distinct (viewer_id, name)
  )`,
  sql`insert into known_devices (viewer_id, name, first_seen_at)
    select viewer_id, device_name, min(created_at) from sessions group by viewer_id, device_name`,
];

/** Verified addresses, codes and tokens sent by mail, and known devices of an account. */
export const identityMigration: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of STATEMENTS) await statement.execute(db);
  },
};
