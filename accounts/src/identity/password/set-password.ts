import { randomUUID } from 'node:crypto';

import type { Transaction } from 'kysely';

import type { Locale } from '@sahra/schemas/constants';

import { expireCodes } from '../code/expire-codes';
import type { Tables } from '../../platform/database/tables';
import { enqueueMail } from '../../platform/mail/enqueue-mail';
import { revokeTokens } from '../token/one-time-tokens';

interface ChosenPassword {
  viewerId: string;
  passwordHash: string;
  /** Session that stays open; null ends all sessions. */
  keptSessionId: string | null;
  locale: Locale;
  /** Zone that the device of an unknown caller names; the zone of a signed-in one is noted already. */
  timeZone?: string | undefined;
  now: Date;
}

/**
 * Replaces the password and informs the viewer by mail. Other sessions end with their access tokens; open reset
 * codes and reset tokens become invalid.
 */
export const setPassword = async (
  trx: Transaction<Tables>,
  { viewerId, passwordHash, keptSessionId, locale, timeZone, now }: ChosenPassword,
): Promise<void> => {
  const { name, email } = await trx
    .updateTable('viewers')
    .set({ password_hash: passwordHash, ...(timeZone !== undefined && { time_zone: timeZone }) })
    .where('id', '=', viewerId)
    .returning(['name', 'email'])
    .executeTakeFirstOrThrow();
  const sessions = trx.deleteFrom('sessions').where('viewer_id', '=', viewerId);
  await (keptSessionId === null ? sessions : sessions.where('id', '<>', keptSessionId)).execute();
  await expireCodes(trx, viewerId, 'reset-password', now);
  await revokeTokens(trx, viewerId, 'reset-password');
  const data = { name, at: now.toISOString() };
  const mail = { mail: 'password-changed', to: email, locale, data } as const;
  await enqueueMail(trx, `password-changed ${randomUUID()}`, mail, now);
};
