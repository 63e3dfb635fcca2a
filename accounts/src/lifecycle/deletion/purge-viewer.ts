import { sql } from 'kysely';
import type { Transaction } from 'kysely';

import type { Tables } from '../../platform/database/tables';

/** Whose traces are removed. */
interface Person {
  id: string;
  email: string;
  emailKey: string;
}

type PurgeStep = (trx: Transaction<Tables>, person: Person) => Promise<unknown>;

/** Who asks to be forgotten is written to no more; during the recovery the letters go on, as they were agreed to apart. */
const forgetNewsletter: PurgeStep = (trx, { emailKey }) =>
  trx.deleteFrom('newsletter_subscriptions').where('email_key', '=', emailKey).execute();

/** Letters that the person sent signed out; those that name the viewer lose name and address with the row. */
const forgetLetters: PurgeStep = (trx, { emailKey }) =>
  sql`update messages set name = null, email = null where lower(normalize(email, nfc)) = ${emailKey}`.execute(
    trx,
  );

/** Mails that were not sent, and done jobs whose keys or failures name the person. */
const forgetJobs: PurgeStep = (trx, { id, email, emailKey }) =>
  sql`delete from jobs where concat_ws(' ', key, payload, last_error) like any (${[id, email, emailKey].map(containing)})`.execute(
    trx,
  );

/** Answers that were kept for whoever asks twice, as themselves or, before they signed in, as anybody. */
const forgetAnswers: PurgeStep = (trx, { id, email, emailKey }) =>
  sql`delete from idempotency_keys where concat_ws(' ', scope, answer) like any (${[id, email, emailKey].map(containing)})`.execute(
    trx,
  );

/** Pattern of LIKE for texts that contain `text`. */
const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/**
 * What is done besides deleting the viewer's row, which takes along every table that refers to it with `on delete cascade`.
 * A test fills every table and looks for the person in each column afterwards: what is missing here is found there.
 */
const PURGE_STEPS: readonly PurgeStep[] = [forgetNewsletter, forgetLetters, forgetJobs, forgetAnswers];

/**
 * Removes a person: the row of the viewer with everything that hangs on it, and what names them elsewhere.
 * Nothing happens when the deletion was taken back, is not due yet, or was purged before.
 */
export const purgeViewer = async (trx: Transaction<Tables>, deletion: string, now: Date): Promise<void> => {
  const person = await trx
    .selectFrom('viewers')
    .select(['id', 'email', 'email_key as emailKey'])
    .where('deletion', '=', deletion)
    .where('recover_until', '<=', now)
    .forUpdate()
    .executeTakeFirst();
  if (!person) return;
  for (const step of PURGE_STEPS) await step(trx, person);
  await trx.deleteFrom('viewers').where('id', '=', person.id).execute();
};
