import { createHash, randomInt } from 'node:crypto';

/** As referral codes: nothing that is misread. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 12;

/** A new voucher code; 30^12 of them exist, so that one is found by nobody who does not hold it. */
export const newVoucherCode = (): string =>
  Array.from({ length: LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');

/** What is stored of a code that `codeKeyOf` has read. */
export const hashOfVoucher = (code: string): Buffer => createHash('sha256').update(code).digest();
