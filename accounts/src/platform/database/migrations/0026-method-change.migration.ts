import { sql, type Kysely, type Migration } from 'kysely';

const STATEMENTS = [
  sql`alter table payments drop constraint payments_purpose_check`,
  sql`alter table payments add constraint payments_purpose_check
    check (purpose in ('card_check', 'first', 'renewal', 'change', 'method_change'))`,
];

/** A payment can check the new payment method of a running subscription. */
export const methodChangeMigration: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of STATEMENTS) await statement.execute(db);
  },
};
