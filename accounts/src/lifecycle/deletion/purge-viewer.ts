import { sql } from 'kysely';
import type { Transaction } from 'kysely';

import { enqueueMethodDeletion } from '../../billing/billing.module';
import type { Tables } from '../../platform/database/tables';

/** Person whose data is purged. */
interface Person {
  id: string;
  email: string;
  emailKey: string;
}

type PurgeStep = (trx: Transaction<Tables>, person: Person) => Promise<unknown>;

/**
 * Deletes the newsletter subscription at the purge. It continues during the recovery period, because the person
 * agreed to it separately.
 */
const forgetNewsletter: PurgeStep = (trx, { emailKey }) =>
  trx.deleteFrom('newsletter_subscriptions').where('email_key', '=', emailKey).execute();

/**
 * Removes name and e-mail from messages that the person sent signed out. Messages that refer to the viewer lose
 * both with the viewer's row.
 */
const forgetLetters: PurgeStep = (trx, { emailKey }) =>
  trx
    .updateTable('messages')
    .set({ name: null, email: null, email_key: null })
    .where('email_key', '=', emailKey)
    .execute();

/** Characters around an address in JSON and in texts of errors; within an address they are not usual. */
const AROUND = String.raw`[\s"'<>()\[\]:,;=]`;

const quoted = (text: string): string => text.replace(/[^\p{L}\p{M}\p{N}]/gu, '\\$&');

/**
 * Returns regular expressions of PostgreSQL for texts with the person's id or address. The whole address must match:
 * `li@x.example` is also a part of `ali@x.example`.
 */
const tracesOf = ({ id, email, emailKey }: Person): string[] => [
  quoted(id),
  ...[email, emailKey].map((address) => String.raw`(^|${AROUND})${quoted(address)}\.?(${AROUND}|$)`),
];

/** Deletes unsent mails, and finished jobs whose key or error contains the person's data. */
const forgetJobs: PurgeStep = (trx, person) =>
  sql`delete from jobs where concat_ws(' ', key, payload, last_error) ~ any (${tracesOf(person)})`.execute(
    trx,
  );

/**
 * Deletes the responses stored for retries of the person: of requests sent as the viewer, or as a visitor before
 * the sign-in.
 */
const forgetAnswers: PurgeStep = (trx, person) =>
  sql`delete from idempotency_keys where concat_ws(' ', scope, answer) ~ any (${tracesOf(person)})`.execute(
    trx,
  );

/** Removes the viewer's id from the change feed; its rows stay, because their numbers are counted on. */
const forgetChanges: PurgeStep = (trx, { id }) =>
  trx
    .updateTable('changes')
    .set({ document: 'purged' })
    .where('type', '=', 'viewer')
    .where('document', '=', id)
    .execute();

/**
 * Steps for what was sent signed out from the person's address. Only for a verified address: an account with an
 * unverified one may be of somebody else than the owner of the address.
 */
const VERIFIED_ADDRESS_STEPS: readonly PurgeStep[] = [forgetNewsletter, forgetLetters];

/**
 * Steps besides deleting the viewer's row, which also deletes the rows that refer to it with `on delete cascade`. A
 * test fills every table and then searches each column for the person, so that it finds a missing step.
 */
const PURGE_STEPS: readonly PurgeStep[] = [forgetJobs, forgetAnswers, forgetChanges];

/**
 * Purges a person: the viewer's row with all rows that refer to it, and other data that names the person. Does
 * nothing when the deletion was revoked, is not due yet, or was purged before.
 */
export const purgeViewer = async (trx: Transaction<Tables>, deletion: string, now: Date): Promise<void> => {
  const person = await trx
    .selectFrom('viewers')
    .select(['id', 'email', 'email_key as emailKey', 'verified_at'])
    .where('deletion', '=', deletion)
    .where('recover_until', '<=', now)
    .forUpdate()
    .executeTakeFirst();
  if (!person) return;
  const steps = person.verified_at === null ? PURGE_STEPS : [...VERIFIED_ADDRESS_STEPS, ...PURGE_STEPS];
  for (const step of steps) await step(trx, person);
  // After the steps: one of them deletes the jobs that name the person.
  await enqueueMethodDeletion(trx, { viewerId: person.id, deletion, now });
  await trx.deleteFrom('viewers').where('id', '=', person.id).execute();
};
