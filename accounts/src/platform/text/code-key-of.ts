import { latinDigits } from '@sahra/schemas/latin-digits';

const BETWEEN = /[\s\p{Pd}\p{Cf}]+/gu;

/** What two spellings of one promo, voucher or referral code share: capitals, Latin digits, nothing between them. */
export const codeKeyOf = (typed: unknown): string =>
  typeof typed === 'string' ? latinDigits(typed.normalize('NFKC')).replace(BETWEEN, '').toUpperCase() : '';
