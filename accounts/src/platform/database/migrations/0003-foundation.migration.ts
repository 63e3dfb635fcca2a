import { sql, type Kysely, type Migration } from 'kysely';

const STATEMENTS = [
  sql`create table jobs (
    number bigint generated always as identity primary key,
    kind text not null,
    key text not null,
    payload jsonb not null,
    run_at timestamptz not null,
    attempts integer not null default 0,
    lease uuid,
    leased_until timestamptz,
    done_at timestamptz,
    failed_at timestamptz,
    last_error text,
    constraint jobs_key unique (kind, key)
  )`,
  sql`create index jobs_due on jobs (run_at, number) where done_at is null and failed_at is null`,
  sql`create table idempotency_keys (
    scope text not null,
    key_hash bytea not null,
    request_hash bytea not null,
    status integer,
    answer text,
    created_at timestamptz not null,
    primary key (scope, key_hash)
  )`,
  sql`create index idempotency_keys_age on idempotency_keys (created_at)`,
];

/** Jobs, and responses stored by idempotency key. */
export const foundationMigration: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of STATEMENTS) await statement.execute(db);
  },
};
