import type { Transaction } from 'kysely';

import type { Locale } from '@sahra/schemas/constants';

import { CODE_SECONDS } from '../code/code-rules';
import { issueCode } from '../code/issue-code';
import type { Tables } from '../../platform/database/tables';
import { standingOf } from '../standing/standing-of';
import { Refusal } from '../../platform/http/errors/refusal';
import { enqueueMail } from '../../platform/mail/enqueue-mail';
import { sealSecret } from '../../platform/mail/sealed-secret';

interface Forgetful {
  emailKey: string;
  locale: Locale;
  pepper: string;
  now: Date;
}

/** Mails a code to the viewer of an address; refuses (404) an address that nobody has, and (429) too many codes. */
export const sendResetCode = async (
  trx: Transaction<Tables>,
  { emailKey, locale, pepper, now }: Forgetful,
): Promise<void> => {
  const viewer = await trx
    .selectFrom('viewers')
    .select(['id', 'name', 'email'])
    .where('email_key', '=', emailKey)
    .executeTakeFirst();
  if (!viewer || (await standingOf(trx, viewer.id, now)) === 'gone')
    throw new Refusal(404, 'EMAIL_UNKNOWN', { fields: [{ field: 'email', code: 'EMAIL_UNKNOWN' }] });
  const { id, code } = await issueCode(trx, {
    purpose: 'reset-password',
    viewerId: viewer.id,
    pepper,
    now,
  });
  const data = { name: viewer.name, code: sealSecret(pepper, code), minutes: CODE_SECONDS / 60 };
  await enqueueMail(trx, `reset-code ${id}`, { mail: 'reset-code', to: viewer.email, locale, data }, now);
};
