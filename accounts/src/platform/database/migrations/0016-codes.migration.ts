import { sql, type Kysely, type Migration } from 'kysely';

const STATEMENTS = [
  sql`create table promo_codes (
    code text primary key check (code <> '' and code = upper(code)),
    percent integer check (percent between 1 and 90),
    amount_minor integer check (amount_minor > 0),
    plan_ids text[] check (cardinality(plan_ids) > 0),
    periods integer not null default 1 check (periods between 1 and 120),
    valid_from timestamptz not null,
    valid_until timestamptz check (valid_until > valid_from),
    uses_max integer check (uses_max > 0),
    disabled_at timestamptz,
    made_by text not null,
    created_at timestamptz not null,
    constraint promo_codes_one_reduction check (num_nonnulls(percent, amount_minor) = 1)
  )`,
  sql`create table promo_uses (
    payment_id uuid primary key references payments on delete cascade,
    code text not null references promo_codes,
    viewer_id uuid references viewers on delete set null,
    at timestamptz not null,
    kept_at timestamptz,
    constraint promo_uses_once unique (code, viewer_id)
  )`,
  sql`create index promo_uses_viewer on promo_uses (viewer_id)`,
  sql`create table vouchers (
    id uuid primary key default gen_random_uuid(),
    code_hash bytea not null unique,
    batch text not null check (batch <> ''),
    plan_id text not null references plans,
    days integer not null check (days between 1 and 3660),
    valid_until timestamptz,
    disabled_at timestamptz,
    made_by text not null,
    created_at timestamptz not null,
    used_at timestamptz,
    viewer_id uuid references viewers on delete set null,
    constraint vouchers_used_by_somebody check (viewer_id is null or used_at is not null)
  )`,
  sql`create index vouchers_batch on vouchers (batch)`,
  sql`create index vouchers_viewer on vouchers (viewer_id)`,
];

/** Promo codes with their uses, and vouchers. */
export const codesMigration: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of STATEMENTS) await statement.execute(db);
  },
};
