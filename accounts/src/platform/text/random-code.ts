import { randomInt } from 'node:crypto';

/** Without 0, 1, I, L, O and U: no characters that are easily confused, and hardly any real word. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Returns a random code of `length` characters, each one of thirty, that people can read and type. */
export const randomCode = (length: number): string =>
  Array.from({ length }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
