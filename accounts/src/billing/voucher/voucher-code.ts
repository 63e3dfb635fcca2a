import { createHash } from 'node:crypto';

import { randomCode } from '../../platform/text/random-code';

const LENGTH = 12;

/** A new voucher code; 30^12 of them exist, so that one is found by nobody who does not hold it. */
export const newVoucherCode = (): string => randomCode(LENGTH);

/** What is stored of a code that `codeKeyOf` has read. */
export const hashOfVoucher = (code: string): Buffer => createHash('sha256').update(code).digest();
