import { randomInt } from 'node:crypto';

/** Without 0, 1, I, L, O and U: nothing that is misread, and hardly a word. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A random code of so many characters, each one of thirty, for people to read and type. */
export const randomCode = (length: number): string =>
  Array.from({ length }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
