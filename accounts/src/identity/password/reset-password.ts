import type { Transaction } from 'kysely';

import type { Locale } from '@sahra/schemas/constants';

import type { Tables } from '../../platform/database/tables';
import { invalidFields } from '../../platform/http/errors/refusal';
import { redeemToken, viewerOfToken } from '../token/one-time-tokens';
import { lockViewer } from '../viewer/lock-viewer';
import { hashPassword } from '../viewer/passwords';
import { markEmailVerified } from '../viewer/mark-email-verified';
import { newPasswordFailures, type NewPassword } from './new-password';
import { setPassword } from './set-password';

interface Reset {
  token: string;
  chosen: NewPassword;
  /** Undefined when the request names none: the mail is then in the viewer's. */
  locale: Locale | undefined;
  /** Undefined when the device names none. */
  timeZone: string | undefined;
  now: Date;
}

const PURPOSE = 'reset-password';
const EXPIRED = { field: 'reset_token', code: 'CODE_EXPIRED' };

/**
 * Sets a new password for the viewer of a reset token and returns the viewer's e-mail key. Throws a Refusal that
 * names every failing field.
 */
export const resetPassword = async (
  trx: Transaction<Tables>,
  { token, chosen, locale, timeZone, now }: Reset,
): Promise<string> => {
  const viewerId = await viewerOfToken(trx, PURPOSE, token, now);
  const viewer = await trx
    .selectFrom('viewers')
    .select(['email_key', 'locale'])
    .where('id', '=', viewerId)
    .executeTakeFirst();
  const failures = newPasswordFailures(chosen, viewer?.email_key ?? null);
  if (viewerId === null || !viewer) throw invalidFields([EXPIRED, ...failures]);
  if (failures.length > 0) throw invalidFields(failures);
  const passwordHash = await hashPassword(chosen.password);
  await lockViewer(trx, viewerId);
  if ((await redeemToken(trx, PURPOSE, token, now)) === null) throw invalidFields([EXPIRED]);
  // The token came from a mail, so the viewer has proven that the address is theirs.
  await markEmailVerified(trx, viewerId, now);
  const chosenBy = { viewerId, locale: locale ?? viewer.locale, timeZone };
  await setPassword(trx, { ...chosenBy, passwordHash, keptSessionId: null, now });
  return viewer.email_key;
};
