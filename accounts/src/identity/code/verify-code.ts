import { timingSafeEqual } from 'node:crypto';

import { RESET_CODE_DIGITS } from '@sahra/schemas/constants';
import type { Transaction } from 'kysely';

import type { Tables } from '../../platform/database/tables';
import { Refusal } from '../../platform/http/errors/refusal';
import { codeKeyOf } from '@sahra/schemas/code-key-of';
import type { CodePurpose } from '../identity.tables';
import { lockViewer } from '../viewer/lock-viewer';
import { CODE_ATTEMPTS_MAX } from './code-rules';
import { hashCode } from './hash-code';

interface TriedCode {
  purpose: CodePurpose;
  viewerId: string;
  /** Code as typed: digits of any script, possibly with spaces. */
  typed: unknown;
  pepper: string;
  now: Date;
  /** Maximum number of wrong attempts. */
  triesMax?: number;
}

const DIGITS = new RegExp(`^\\d{${RESET_CODE_DIGITS}}$`);

/**
 * Creates the Refusal for the case that no code is valid: none was requested, it expired, or it had too many
 * attempts.
 */
export const codeExpired = (): Refusal =>
  new Refusal(422, 'CODE_EXPIRED', { fields: [{ field: 'code', code: 'CODE_EXPIRED' }] });

const codeWrong = (triesLeft: number): Refusal =>
  new Refusal(422, 'CODE_WRONG', {
    fields: [{ field: 'code', code: 'CODE_WRONG' }],
    meta: { tries_left: triesLeft },
  });

/**
 * Verifies a code; returns undefined for the newest, right code and the Refusal otherwise. A wrong attempt is
 * counted in this transaction, so the caller must commit it; input that is not four digits is wrong but not
 * counted. A right code stays valid until it expires, so that a client can retry after a lost response.
 */
export const verifyCode = async (
  trx: Transaction<Tables>,
  { purpose, viewerId, typed, pepper, now, triesMax = CODE_ATTEMPTS_MAX }: TriedCode,
): Promise<Refusal | undefined> => {
  await lockViewer(trx, viewerId);
  const newest = await trx
    .selectFrom('mailed_codes')
    .select(['id', 'code_hash', 'tries', 'expires_at'])
    .where('viewer_id', '=', viewerId)
    .where('purpose', '=', purpose)
    .orderBy('sent_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!newest || newest.expires_at <= now || newest.tries >= triesMax) return codeExpired();
  const digits = codeKeyOf(typed);
  if (!DIGITS.test(digits)) return codeWrong(triesMax - newest.tries);
  if (timingSafeEqual(newest.code_hash, hashCode(pepper, newest.id, digits))) return undefined;
  const tries = newest.tries + 1;
  await trx.updateTable('mailed_codes').set({ tries }).where('id', '=', newest.id).execute();
  return codeWrong(triesMax - tries);
};
