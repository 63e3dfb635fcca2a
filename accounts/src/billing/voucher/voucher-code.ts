import { createHash } from 'node:crypto';

import { randomCode } from '../../platform/text/random-code';

const LENGTH = 12;

/** Returns a new voucher code. There are 30^12 codes, so that nobody can guess one. */
export const createVoucherCode = (): string => randomCode(LENGTH);

/** Returns the stored hash of a code normalised by `codeKeyOf`. */
export const hashVoucherCode = (code: string): Buffer => createHash('sha256').update(code).digest();
