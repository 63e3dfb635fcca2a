import { randomInt } from 'node:crypto';

/** Without 0, 1, I, L, O and U: nothing that is misread, and hardly a word. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;

/** A new referral code; 30^8 of them exist, so that guessing a friend's is hopeless. */
export const newReferralCode = (): string =>
  Array.from({ length: LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
