import { randomInt, randomUUID } from 'node:crypto';

import type { Transaction } from 'kysely';

import { RESET_CODE_DIGITS } from '@sahra/schemas/constants';

import type { Tables } from '../../platform/database/tables';
import { Refusal } from '../../platform/http/errors/refusal';
import type { CodePurpose } from '../identity.tables';
import { lockViewer } from '../viewer/lock-viewer';
import { hashCode } from './hash-code';
import { CODE_RESEND_SECONDS, CODE_SECONDS, CODES_PER_DAY, DAY_SECONDS } from './code-rules';

interface NewCode {
  purpose: CodePurpose;
  viewerId: string;
  /** `config.codePepper`. */
  pepper: string;
  now: Date;
  /** Address to confirm, with the purpose `change-email`. */
  newEmail?: string;
}

interface IssuedCode {
  id: string;
  /** Digits for the mail; only their hash is stored. */
  code: string;
}

const MS = 1000;

const secondsUntil = (at: number, now: Date): number => Math.max(1, Math.ceil((at - now.getTime()) / MS));

const refuseTooMany = (sent: readonly Date[], now: Date): void => {
  const newest = sent[0];
  const oldest = sent[CODES_PER_DAY - 1];
  if (oldest) {
    const retryAfterSeconds = secondsUntil(oldest.getTime() + DAY_SECONDS * MS, now);
    throw new Refusal(429, 'CODES_SPENT', { retryAfterSeconds, meta: { resend_in: retryAfterSeconds } });
  }
  const resendAt = (newest?.getTime() ?? 0) + CODE_RESEND_SECONDS * MS;
  if (resendAt <= now.getTime()) return;
  const retryAfterSeconds = secondsUntil(resendAt, now);
  throw new Refusal(429, 'RATE_LIMITED', { retryAfterSeconds, meta: { resend_in: retryAfterSeconds } });
};

/**
 * Creates a four-digit code for a viewer; earlier codes of the purpose become invalid. The caller mails it in the
 * same transaction. Throws a Refusal (429) within a minute of the last code and after the fifth in 24 hours;
 * `meta.resend_in` holds the seconds until the next request.
 */
export const issueCode = async (
  trx: Transaction<Tables>,
  { purpose, viewerId, pepper, now, newEmail }: NewCode,
): Promise<IssuedCode> => {
  await lockViewer(trx, viewerId);
  const ofViewer = { viewer_id: viewerId, purpose };
  const dayAgo = new Date(now.getTime() - DAY_SECONDS * MS);
  const sent = await trx
    .selectFrom('mailed_codes')
    .select('sent_at')
    .where((eb) => eb.and(ofViewer))
    .where('sent_at', '>', dayAgo)
    .orderBy('sent_at', 'desc')
    .execute();
  refuseTooMany(
    sent.map(({ sent_at }) => sent_at),
    now,
  );
  const id = randomUUID();
  const code = String(randomInt(10 ** RESET_CODE_DIGITS)).padStart(RESET_CODE_DIGITS, '0');
  await trx
    .insertInto('mailed_codes')
    .values({
      id,
      ...ofViewer,
      code_hash: hashCode(pepper, id, code),
      new_email: newEmail ?? null,
      sent_at: now,
      expires_at: new Date(now.getTime() + CODE_SECONDS * MS),
    })
    .execute();
  return { id, code };
};
