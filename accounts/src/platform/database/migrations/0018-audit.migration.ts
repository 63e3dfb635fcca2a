import { sql, type Kysely, type Migration } from 'kysely';

const STATEMENTS = [
  sql`create table audit_entries (
    number bigint generated always as identity primary key,
    at timestamptz not null,
    actor text not null,
    action text not null,
    subject text not null,
    details jsonb not null,
    request_id text not null
  )`,
  sql`create index audit_entries_subject on audit_entries (subject, number)`,
  sql`create function refuse_change() returns trigger language plpgsql as $$
    begin raise exception 'rows of % are kept as they were written', tg_table_name; end $$`,
  sql`create trigger audit_entries_kept before update or delete or truncate on audit_entries
    execute function refuse_change()`,
];

/** Audit log of desk users, append-only. */
export const auditMigration: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of STATEMENTS) await statement.execute(db);
  },
};
