import { sql, type Kysely, type Migration } from 'kysely';

const STATEMENTS = [
  sql`create table viewers (
    id uuid primary key default gen_random_uuid(),
    name text not null check (name <> ''),
    email text not null,
    email_key text not null constraint viewers_email_key unique,
    password_hash text,
    terms_accepted_at timestamptz,
    registration_key bytea constraint viewers_registration_key unique,
    created_at timestamptz not null default now()
  )`,
  sql`create table viewer_identities (
    provider text not null,
    subject text not null,
    viewer_id uuid not null references viewers on delete cascade,
    created_at timestamptz not null default now(),
    constraint viewer_identities_subject primary key (provider, subject)
  )`,
  sql`create index viewer_identities_viewer on viewer_identities (viewer_id)`,
  sql`create table sessions (
    id uuid primary key default gen_random_uuid(),
    viewer_id uuid not null references viewers on delete cascade,
    token_hash bytea not null constraint sessions_token_hash unique,
    device_name text,
    created_at timestamptz not null default now(),
    last_seen_at timestamptz not null default now(),
    expires_at timestamptz not null
  )`,
  sql`create index sessions_viewer on sessions (viewer_id)`,
  sql`create table referral_codes (
    code text constraint referral_codes_code primary key,
    viewer_id uuid not null unique references viewers on delete cascade
  )`,
  sql`create table referrals (
    viewer_id uuid primary key references viewers on delete cascade,
    code text not null references referral_codes on delete cascade,
    created_at timestamptz not null default now()
  )`,
  sql`create index referrals_code on referrals (code)`,
  sql`create table plans (
    id text primary key,
    period text not null check (period in ('month', 'year')),
    with_ads boolean not null,
    price_minor integer not null check (price_minor > 0),
    currency text not null,
    name_en text not null,
    name_ar text not null,
    unique (period, with_ads)
  )`,
  sql`create table subscriptions (
    id uuid primary key default gen_random_uuid(),
    viewer_id uuid not null references viewers on delete cascade,
    plan_id text not null references plans,
    payment_method text not null check (payment_method in ('card', 'apple_pay', 'google', 'apple')),
    started_at timestamptz not null default now(),
    period_ends_at timestamptz not null,
    ended_at timestamptz
  )`,
  sql`create unique index subscriptions_one_running on subscriptions (viewer_id) where ended_at is null`,
  sql`create table changes (
    number bigint primary key,
    type text not null,
    document text not null,
    locale text check (locale in ('en', 'ar')),
    at timestamptz not null default now()
  )`,
  // Columns and their order are fixed by rate-limiter-flexible.
  sql`create table rate_limits (
    key varchar(255) primary key,
    points integer not null default 0,
    expire bigint
  )`,
];

/** Viewers, their sessions and codes, plans, subscriptions, the change feed and rate limits. */
export const accountsMigration: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of STATEMENTS) await statement.execute(db);
  },
};
