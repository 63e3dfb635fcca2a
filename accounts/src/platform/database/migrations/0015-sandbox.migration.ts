import { sql, type Kysely, type Migration } from 'kysely';

const STATEMENTS = [
  sql`create table sandbox_methods (
    ref text primary key,
    behaviour text not null,
    brand text not null,
    last4 text not null check (last4 ~ '^[0-9]{4}$')
  )`,
  sql`create table sandbox_payments (
    payment_id uuid primary key,
    session text unique,
    amount_minor integer not null check (amount_minor > 0),
    currency text not null check (currency ~ '^[A-Z]{3}$'),
    description text not null,
    method text not null check (method in ('card', 'apple_pay')),
    locale text not null check (locale in ('en', 'ar')),
    return_url text,
    without_page boolean not null,
    state text not null check (state in ('open', 'challenge', 'succeeded', 'failed')),
    tries integer not null default 0 check (tries between 0 and 3),
    reason text,
    behaviour text,
    brand text,
    last4 text check (last4 ~ '^[0-9]{4}$'),
    method_ref text,
    provider_ref text unique,
    created_at timestamptz not null,
    known_at timestamptz,
    constraint sandbox_payments_succeeded check ((state = 'succeeded') = (provider_ref is not null)),
    constraint sandbox_payments_failed check (state <> 'failed' or reason is not null)
  )`,
  sql`create table sandbox_refunds (
    refund_id uuid primary key,
    payment_ref text not null references sandbox_payments (provider_ref),
    amount_minor integer not null check (amount_minor > 0),
    provider_ref text not null unique
  )`,
  sql`create index sandbox_refunds_payment on sandbox_refunds (payment_ref)`,
  sql`create table stripe_payments (
    payment_id uuid primary key,
    object text not null check (object ~ '^(cs|pi)_'),
    created_at timestamptz not null
  )`,
  sql`create table webhook_events (
    provider text not null,
    id text not null,
    payment_id text not null,
    received_at timestamptz not null,
    primary key (provider, id)
  )`,
];

/** Data of the payment providers, and the webhook events already handled. */
export const sandboxMigration: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of STATEMENTS) await statement.execute(db);
  },
};
