import { sql, type Kysely, type Migration } from 'kysely';

const STATEMENTS = [
  sql`alter table mailed_codes drop constraint mailed_codes_purpose_check`,
  sql`alter table mailed_codes add constraint mailed_codes_purpose_check
    check (purpose in ('reset-password', 'delete-account', 'change-email'))`,
  sql`alter table mailed_codes add column new_email text`,
  sql`alter table mailed_codes add constraint mailed_codes_new_email
    check ((purpose = 'change-email') = (new_email is not null))`,
];

/** A code that was mailed to a new address keeps the address, so that it confirms no other one. */
export const newEmailMigration: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of STATEMENTS) await statement.execute(db);
  },
};
