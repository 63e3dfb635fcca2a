import { sql, type Kysely, type Migration } from 'kysely';

/** The payment page of the sandbox says what follows the payment, as a provider's page does. */
export const sandboxTermsMigration: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`alter table sandbox_payments add column terms text`.execute(db);
  },
};
