import { sql, type Kysely, type Migration } from 'kysely';

const STATEMENTS = [
  sql`create table trial_cards (
    card_hash bytea primary key,
    used_at timestamptz not null
  )`,
  sql`create index trial_cards_used on trial_cards (used_at)`,
  sql`alter table payments
    add column trial_refused boolean not null default false,
    add constraint payments_trial_refused
      check (not trial_refused or purpose = 'card_check')`,
  sql`alter table sandbox_payments add column fingerprint text`,
  // The default is for cards from before: each stored one is a card of its own.
  sql`alter table sandbox_methods add column fingerprint text not null default gen_random_uuid()::text`,
];

/** One trial for each card, by its identity at the provider. */
export const trialCardsMigration: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of STATEMENTS) await statement.execute(db);
  },
};
