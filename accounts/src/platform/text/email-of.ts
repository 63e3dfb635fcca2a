import { domainToUnicode } from 'node:url';

import { cleanEmail } from '@sahra/schemas/clean-email';
import { emailFailure } from '@sahra/schemas/email-failure';

import { textOf } from './text-of';

const PUNYCODE = /(?:^|\.)xn--/i;

/**
 * Reads a typed e-mail address, cleaned by `cleanEmail`. A domain in Punycode becomes readable: Chrome sends what was
 * typed as `sara@مثال.إختبار` into a field of type `email` in Punycode.
 */
export const emailOf = (value: unknown): string => {
  const email = cleanEmail(textOf(value));
  const start = email.lastIndexOf('@') + 1;
  const domain = email.slice(start);
  if (!PUNYCODE.test(domain)) return email;
  const readable = `${email.slice(0, start)}${domainToUnicode(domain)}`;
  return emailFailure(readable) === undefined ? readable : email;
};
