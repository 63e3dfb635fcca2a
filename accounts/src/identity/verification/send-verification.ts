import { randomUUID } from 'node:crypto';

import type { Transaction } from 'kysely';

import type { Locale } from '@sahra/schemas/constants';

import type { Tables } from '../../platform/database/tables';
import { enqueueMail } from '../../platform/mail/enqueue-mail';
import { sealSecret } from '../../platform/mail/sealed-secret';
import { issueToken } from '../token/one-time-tokens';

interface Unproven {
  viewerId: string;
  name: string;
  email: string;
  locale: Locale;
  /** `config.codePepper`. */
  pepper: string;
  now: Date;
}

/** How long the link of the mail works; earlier mails stay good for as long. */
export const VERIFICATION_SECONDS = 48 * 3600;
const VERIFY_PATH = '/auth/verify';

/** Mails the link that proves that an address is the viewer's. */
export const sendVerification = async (
  trx: Transaction<Tables>,
  { viewerId, name, email, locale, pepper, now }: Unproven,
): Promise<void> => {
  const token = await issueToken(trx, {
    purpose: 'verify-email',
    viewerId,
    seconds: VERIFICATION_SECONDS,
    now,
  });
  const data = { name, path: sealSecret(pepper, `${VERIFY_PATH}?token=${token}`) };
  await enqueueMail(
    trx,
    `verify-email ${randomUUID()}`,
    { mail: 'verify-email', to: email, locale, data },
    now,
  );
};
