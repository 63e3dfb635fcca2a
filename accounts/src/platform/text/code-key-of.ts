import { latinDigits } from '@sahra/schemas/latin-digits';

const BETWEEN = /[\s\p{Pd}\p{Cf}]+/gu;

/** Normalises a typed promo, voucher or referral code: upper case, Latin digits, no separators. */
export const codeKeyOf = (typed: unknown): string =>
  typeof typed === 'string' ? latinDigits(typed.normalize('NFKC')).replace(BETWEEN, '').toUpperCase() : '';
