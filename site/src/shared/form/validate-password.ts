import { PASSWORD_LENGTH } from '@sahra/schemas/constants';

/** Code of what is wrong with a new password, or undefined: its length, one sign repeated, or the e-mail itself. Never trimmed. */
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
