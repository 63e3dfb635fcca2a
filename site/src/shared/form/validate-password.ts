import { PASSWORD_LENGTH } from '@sahra/schemas/constants';
import { emailKeyOf } from '@sahra/schemas/email-key-of';

/**
 * Returns the error code of an invalid new password, or undefined: its length, one repeated character, or equal to
 * the e-mail. The password is never trimmed.
 */
export const validatePassword = (
  value: string | undefined,
  email: string | undefined,
): string | undefined => {
  if (!value) return 'PASSWORD_REQUIRED';
  const signs = Array.from(value);
  const fits = signs.length >= PASSWORD_LENGTH.min && signs.length <= PASSWORD_LENGTH.max;
  const dull = new Set(signs).size === 1 || emailKeyOf(value) === emailKeyOf(email ?? '');
  return fits && !dull ? undefined : 'PASSWORD_INVALID';
};
