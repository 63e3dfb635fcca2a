import { emailKeyOf } from '@sahra/schemas/email-key-of';
import { sql, type Kysely, type Migration } from 'kysely';

interface Addressed {
  email: string;
  email_key: string;
}

/** Addresses in ASCII keep the key that they have. */
const NOT_ASCII = sql`octet_length(email) <> char_length(email)`;

const MESSAGE_STATEMENTS = [
  sql`alter table messages add column email_key text`,
  sql`update messages set email_key = lower(email) where email is not null`,
  sql`create index messages_email on messages (email_key) where email_key is not null`,
  sql`create or replace function forget_sender() returns trigger language plpgsql as $$ begin
    new.name := null;
    new.email := null;
    new.email_key := null;
    return new;
  end $$`,
];

/** Rows with an address that is not ASCII, whose key may have been another so far. */
const addressed = async (db: Kysely<unknown>, table: 'messages' | 'newsletter_subscriptions' | 'viewers') =>
  (
    await sql<Addressed>`select distinct email, email_key from ${sql.table(table)} where ${NOT_ASCII}`.execute(
      db,
    )
  ).rows;

/**
 * Two accounts may have been made for one address, by its Unicode domain and by its Punycode. The key goes to the one
 * that has proven the address, then to the one with a running subscription, then to the older one. The other keeps
 * the key of the Unicode spelling: nothing of it is lost, and support finds it by its address.
 */
const moveViewerKey = async (db: Kysely<unknown>, { email, email_key }: Addressed): Promise<void> => {
  const key = emailKeyOf(email);
  if (key === email_key) return;
  const { rows } = await sql<{ email_key: string }>`
    select email_key from viewers where email_key in (${key}, ${email_key})
    order by verified_at is null,
      not exists (select from subscriptions where viewer_id = viewers.id and ended_at is null), created_at`.execute(
    db,
  );
  if (rows[0]?.email_key === key) return;
  // Through a third key, because the two must differ at every moment.
  await sql`update viewers set email_key = ${`moving ${key}`} where email_key = ${key}`.execute(db);
  await sql`update viewers set email_key = ${key} where email_key = ${email_key}`.execute(db);
  await sql`update viewers set email_key = ${email_key} where email_key = ${`moving ${key}`}`.execute(db);
};

/** Of two subscriptions of one address, the running one stays, then the one chosen last; links of both end it. */
const moveNewsletterKey = async (db: Kysely<unknown>, { email, email_key }: Addressed): Promise<void> => {
  const key = emailKeyOf(email);
  if (key === email_key) return;
  await sql`
    insert into newsletter_subscriptions
      (email_key, email, categories, locale, created_at, changed_at, ended_at, welcomed_at)
    select ${key}::text, email, categories, locale, created_at, changed_at, ended_at, welcomed_at
    from newsletter_subscriptions where email_key = ${email_key}
    on conflict (email_key) do update set
      (email, categories, locale, created_at, changed_at, ended_at, welcomed_at) =
      row (excluded.email, excluded.categories, excluded.locale, excluded.created_at, excluded.changed_at,
        excluded.ended_at, excluded.welcomed_at)
    where (excluded.ended_at is null, excluded.changed_at)
      > (newsletter_subscriptions.ended_at is null, newsletter_subscriptions.changed_at)`.execute(db);
  await sql`update newsletter_tokens set email_key = ${key} where email_key = ${email_key}`.execute(db);
  await sql`delete from newsletter_subscriptions where email_key = ${email_key}`.execute(db);
};

/** One key for an address with a Unicode domain and with its Punycode; messages get a key as well. */
export const emailKeysMigration: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of MESSAGE_STATEMENTS) await statement.execute(db);
    for (const { email } of await addressed(db, 'messages'))
      await sql`update messages set email_key = ${emailKeyOf(email)} where email = ${email}`.execute(db);
    for (const row of await addressed(db, 'viewers')) await moveViewerKey(db, row);
    for (const row of await addressed(db, 'newsletter_subscriptions')) await moveNewsletterKey(db, row);
  },
};
