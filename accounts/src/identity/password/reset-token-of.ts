import type { Transaction } from 'kysely';

import { codeExpired, tryCode } from '../code/try-code';
import type { Tables } from '../../platform/database/tables';
import type { Refusal } from '../../platform/http/errors/refusal';
import { issueToken } from '../token/one-time-tokens';
import { RESET_TOKEN_SECONDS } from './reset-token-seconds';

interface CodeOfMail {
  emailKey: string;
  typed: unknown;
  pepper: string;
  now: Date;
  /** Wrong tries that the code stands. */
  triesMax: number;
}

/** A token for the right code of an address, else why not. A wrong try is counted in this transaction: let it commit. */
export const resetTokenOf = async (
  trx: Transaction<Tables>,
  { emailKey, typed, pepper, now, triesMax }: CodeOfMail,
): Promise<{ token: string } | { refusal: Refusal }> => {
  const viewer = await trx
    .selectFrom('viewers')
    .select('id')
    .where('email_key', '=', emailKey)
    .executeTakeFirst();
  if (!viewer) return { refusal: codeExpired() };
  const purpose = 'reset-password';
  const refusal = await tryCode(trx, { purpose, viewerId: viewer.id, typed, pepper, now, triesMax });
  if (refusal) return { refusal };
  const seconds = RESET_TOKEN_SECONDS;
  return { token: await issueToken(trx, { purpose, viewerId: viewer.id, seconds, now }) };
};
