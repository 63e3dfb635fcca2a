import { PASSWORD_LENGTH } from '@sahra/schemas/constants';

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
  const dull = new Set(signs).size === 1 || value.toLowerCase() === email?.trim().toLowerCase();
  return fits && !dull ? undefined : 'PASSWORD_INVALID';
};
