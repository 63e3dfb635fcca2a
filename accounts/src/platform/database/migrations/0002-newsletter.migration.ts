import { sql, type Kysely, type Migration } from 'kysely';

/** Newsletter subscriptions: one row per e-mail address, with or without an account. */
export const newsletterMigration: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`create table newsletter_subscriptions (
      email_key text primary key,
      email text not null,
      categories text[] not null
        check (cardinality(categories) > 0 and categories <@ array['all', 'sports', 'business']),
      locale text not null check (locale in ('en', 'ar')),
      created_at timestamptz not null default now(),
      changed_at timestamptz not null default now()
    )`.execute(db);
  },
};
