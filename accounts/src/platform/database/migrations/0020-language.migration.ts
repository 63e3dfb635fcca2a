import { sql, type Kysely, type Migration } from 'kysely';

const STATEMENTS = [
  sql`alter table viewers add column locale text not null default 'en' check (locale in ('en', 'ar'))`,
  sql`update viewers set locale = (
      select locale from subscriptions where viewer_id = viewers.id order by started_at desc limit 1
    ) where exists (select from subscriptions where viewer_id = viewers.id)`,
];

/** Locale of the mails to a viewer. */
export const languageMigration: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of STATEMENTS) await statement.execute(db);
  },
};
