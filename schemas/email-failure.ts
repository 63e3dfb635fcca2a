import { EMAIL_MAX } from './constants';
import { asciiEmail } from './email-key-of';
import { asciiDomain } from './ascii-domain';

/** Letters of any script; no quoted parts, no comments. */
const EMAIL =
  /^[\p{L}\p{M}\p{N}\u200C\u200D!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}\u200C\u200D!#$%&'*+/=?^_`{|}~-]+)*@(?:[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}\u200C\u200D-]*[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}\u200C\u200D-]*[\p{L}\p{M}\p{N}]$/u;

/**
 * Returns the code of the rule that an address breaks; undefined when it is valid. Expects an address after
 * `cleanEmail`.
 */
export const emailFailure = (email: string): 'EMAIL_REQUIRED' | 'EMAIL_INVALID' | undefined => {
  if (email === '') return 'EMAIL_REQUIRED';
  const domain = email.slice(email.lastIndexOf('@') + 1);
  if (!EMAIL.test(email) || asciiDomain(domain) === undefined) return 'EMAIL_INVALID';
  return new TextEncoder().encode(asciiEmail(email)).length > EMAIL_MAX ? 'EMAIL_INVALID' : undefined;
};
