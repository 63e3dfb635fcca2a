import { latinDigits } from './latin-digits';

const BETWEEN = /[\s\p{Pd}\p{Cf}\p{DI}]+/gu;

/**
 * Normalises a typed promo, voucher or referral code, or one of a mail: upper case, Latin digits, no separators, nothing
 * that is never drawn.
 */
export const codeKeyOf = (typed: unknown): string =>
  typeof typed === 'string' ? latinDigits(typed.normalize('NFKC')).replace(BETWEEN, '').toUpperCase() : '';
