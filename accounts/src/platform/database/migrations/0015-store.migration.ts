import { sql, type Kysely, type Migration } from 'kysely';

const STATEMENTS = [
  sql`create table store_notifications (
    store text not null check (store in ('google', 'apple')),
    id text not null,
    store_ref text not null,
    news text not null,
    at timestamptz not null,
    received_at timestamptz not null,
    applied boolean not null,
    primary key (store, id)
  )`,
  sql`create index store_notifications_ref on store_notifications (store, store_ref, at)`,
  sql`create table sandbox_purchases (
    ref text primary key,
    store text not null check (store in ('google', 'apple')),
    viewer_id uuid not null references viewers on delete cascade,
    product_id text not null,
    starts_at timestamptz not null,
    ends_at timestamptz not null check (ends_at > starts_at),
    transaction_id text not null unique,
    amount_minor integer not null check (amount_minor > 0),
    currency text not null,
    created_at timestamptz not null
  )`,
  sql`create index sandbox_purchases_viewer on sandbox_purchases (viewer_id, store, created_at)`,
];

/** Notifications of the app stores, and purchases at the sandbox stores. */
export const storeMigration: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of STATEMENTS) await statement.execute(db);
  },
};
