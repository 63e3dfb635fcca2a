import { randomUUID } from 'node:crypto';

import type { Transaction } from 'kysely';

import type { Locale } from '@sahra/schemas/constants';

import type { Tables } from '../../platform/database/tables';
import { invalidFields } from '../../platform/http/errors/refusal';
import type { Refusal } from '../../platform/http/errors/refusal';
import { enqueueMail } from '../../platform/mail/enqueue-mail';
import { expireCodes } from '../code/expire-codes';
import { codeExpired, verifyCode } from '../code/verify-code';
import { maskedEmail } from '../standing/masked-email';
import { revokeTokens } from '../token/one-time-tokens';
import { emailKeyOf } from '@sahra/schemas/email-key-of';
import { isEmailTaken } from './is-email-taken';

/** Moves what other modules keep by address; runs only when the former address was verified. */
export type OnEmailChanged = (
  trx: Transaction<Tables>,
  change: { viewerId: string; formerKey: string; email: string },
) => Promise<void>;

interface EmailChange {
  viewerId: string;
  /** Session that stays open. */
  sessionId: string;
  /** Code as typed. */
  typed: unknown;
  locale: Locale;
  /** `config.codePepper`. */
  pepper: string;
  now: Date;
  onEmailChanged: OnEmailChanged;
}

/** The Refusal for an address that somebody registered while its code was on the way. */
export const emailTaken = (): Refusal => invalidFields([{ field: 'code', code: 'EMAIL_TAKEN' }]);

const newestAddress = async (trx: Transaction<Tables>, viewerId: string): Promise<string | null> => {
  const newest = await trx
    .selectFrom('mailed_codes')
    .select('new_email')
    .where('viewer_id', '=', viewerId)
    .where('purpose', '=', 'change-email')
    .orderBy('sent_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest?.new_email ?? null;
};

/** Ends what was issued for the address before: its codes, its links and the other sessions. */
const endWhatWasBefore = async (
  trx: Transaction<Tables>,
  { viewerId, sessionId, now }: EmailChange,
): Promise<void> => {
  await trx.deleteFrom('sessions').where('viewer_id', '=', viewerId).where('id', '<>', sessionId).execute();
  await expireCodes(trx, viewerId, 'change-email', now);
  await expireCodes(trx, viewerId, 'reset-password', now);
  await revokeTokens(trx, viewerId, 'reset-password');
  await revokeTokens(trx, viewerId, 'verify-email');
};

/**
 * Changes the address to the one that the newest code was mailed to, and returns it; returns the Refusal of a wrong
 * code, whose attempt is counted in this transaction, so the caller must commit it.
 */
export const changeEmail = async (
  trx: Transaction<Tables>,
  change: EmailChange,
): Promise<{ email: string } | { refusal: Refusal }> => {
  const { viewerId, typed, locale, pepper, now, onEmailChanged } = change;
  const refusal = await verifyCode(trx, { purpose: 'change-email', viewerId, typed, pepper, now });
  if (refusal) return { refusal };
  const email = await newestAddress(trx, viewerId);
  if (email === null) return { refusal: codeExpired() };
  const emailKey = emailKeyOf(email);
  if (await isEmailTaken(trx, emailKey)) return { refusal: emailTaken() };
  const before = await trx
    .selectFrom('viewers')
    .select(['name', 'email', 'email_key', 'verified_at'])
    .where('id', '=', viewerId)
    .executeTakeFirstOrThrow();
  // Nobody has proven the address before: what its reader sees must not be chosen by a stranger.
  const newEmail = before.verified_at === null ? null : maskedEmail(email);
  const data = { name: before.name, newEmail, at: now.toISOString() };
  // While the address is still the viewer's: the mail takes the name and the time zone from them.
  const mail = { mail: 'email-changed', to: before.email, locale, data } as const;
  await enqueueMail(trx, `email-changed ${randomUUID()}`, mail, now);
  await trx
    .updateTable('viewers')
    .set({ email, email_key: emailKey, verified_at: now })
    .where('id', '=', viewerId)
    .execute();
  await endWhatWasBefore(trx, change);
  if (before.verified_at !== null)
    await onEmailChanged(trx, { viewerId, formerKey: before.email_key, email });
  return { email };
};
