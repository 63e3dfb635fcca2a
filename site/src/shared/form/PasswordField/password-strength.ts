import { PASSWORD_LENGTH } from '@sahra/schemas/constants';

/** How hard a password is to guess. It is advice only: the server's own rule decides what is accepted. */
export type PasswordStrength = 'weak' | 'fair' | 'strong';

/** Characters that add something from which on a password counts as strong. */
const STRONG_FROM = 13;
/** Beginnings of the passwords that are tried first. */
const COMMON = /^(?:password|passw0rd|qwerty|azerty|letmein|welcome|iloveyou|admin|sahra|سهرة|12345|11111)/iu;

/** Counts the characters that are no repetition and no next or previous step of the one before: `aaa` and `abc` count 1. */
const countOwnCharacters = (signs: readonly string[]): number =>
  signs.filter((sign, index) => {
    const before = signs[index - 1];
    return before === undefined || Math.abs((sign.codePointAt(0) ?? 0) - (before.codePointAt(0) ?? 0)) > 1;
  }).length;

/** Estimates the strength of a new password; null while it is too short to be accepted. */
export const passwordStrength = (password: string): PasswordStrength | null => {
  const signs = Array.from(password.normalize('NFC'));
  if (signs.length < PASSWORD_LENGTH.min) return null;
  const own = Math.min(countOwnCharacters(signs), new Set(signs).size * 2);
  if (own < PASSWORD_LENGTH.min || COMMON.test(password)) return 'weak';
  return own < STRONG_FROM ? 'fair' : 'strong';
};
