import { EMAIL_MAX } from './constants';

/** Letters of any script; no quoted parts, no comments, a domain of at least two labels. */
const EMAIL =
  /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*@(?:[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}]$/u;

/**
 * Returns the code of the rule that an address breaks; undefined when it is valid. Expects a trimmed address in
 * NFC.
 */
export const emailFailure = (email: string): 'EMAIL_REQUIRED' | 'EMAIL_INVALID' | undefined => {
  if (email === '') return 'EMAIL_REQUIRED';
  return new TextEncoder().encode(email).length > EMAIL_MAX || !EMAIL.test(email)
    ? 'EMAIL_INVALID'
    : undefined;
};
