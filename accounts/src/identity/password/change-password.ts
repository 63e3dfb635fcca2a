import type { Transaction } from 'kysely';

import type { Locale } from '@sahra/schemas/constants';

import type { Tables } from '../../platform/database/tables';
import { invalidFields } from '../../platform/http/errors/refusal';
import { hashPassword } from '../viewer/passwords';
import { currentPasswordFailure } from './current-password-failure';
import { newPasswordFailures, type NewPassword } from './new-password';
import { setPassword } from './set-password';

interface Change {
  viewerId: string;
  sessionId: string;
  current: string;
  chosen: NewPassword;
  locale: Locale;
  now: Date;
}

/**
 * Changes a password after verifying the current one; throws a Refusal that names every failing field. Of two
 * concurrent changes, the second fails because its current password is no longer right.
 */
export const changePassword = async (
  trx: Transaction<Tables>,
  { viewerId, sessionId, current, chosen, locale, now }: Change,
): Promise<void> => {
  const viewer = await trx
    .selectFrom('viewers')
    .select(['email_key', 'password_hash'])
    .where('id', '=', viewerId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const wrong = await currentPasswordFailure(viewer.password_hash, current);
  const failures = [
    ...(wrong ? [{ field: 'current_password', code: wrong }] : []),
    ...newPasswordFailures(chosen, viewer.email_key),
  ];
  if (failures.length > 0) throw invalidFields(failures);
  const passwordHash = await hashPassword(chosen.password);
  await setPassword(trx, { viewerId, passwordHash, keptSessionId: sessionId, locale, now });
};
