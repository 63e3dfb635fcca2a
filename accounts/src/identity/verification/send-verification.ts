import { randomUUID } from 'node:crypto';

import type { Transaction } from 'kysely';

import type { Locale } from '@sahra/schemas/constants';

import type { Tables } from '../../platform/database/tables';
import { enqueueMail } from '../../platform/mail/enqueue-mail';
import { encryptSecret } from '../../platform/mail/encrypted-secret';
import { issueToken } from '../token/one-time-tokens';

interface Unproven {
  viewerId: string;
  email: string;
  locale: Locale;
  /** `config.codePepper`. */
  pepper: string;
  now: Date;
}

/** Lifetime of the link in the mail, in seconds; links of earlier mails keep their own lifetime. */
export const VERIFICATION_SECONDS = 48 * 3600;
const VERIFY_PATH = '/auth/verify';

/** Mails the link that verifies a viewer's address. */
export const sendVerification = async (
  trx: Transaction<Tables>,
  { viewerId, email, locale, pepper, now }: Unproven,
): Promise<void> => {
  const token = await issueToken(trx, {
    purpose: 'verify-email',
    viewerId,
    seconds: VERIFICATION_SECONDS,
    now,
  });
  const data = { path: encryptSecret(pepper, `${VERIFY_PATH}?token=${token}`) };
  await enqueueMail(
    trx,
    `verify-email ${randomUUID()}`,
    { mail: 'verify-email', to: email, locale, data },
    now,
  );
};
