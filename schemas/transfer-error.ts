import { TRANSFER_ERROR_CODES } from './error-codes';
import type { TransferErrorStatus } from './error-codes';

/** Error for a request that is rejected because of how it is sent. Fastify uses `statusCode` for the response. */
export class TransferError extends Error {
  readonly code: (typeof TRANSFER_ERROR_CODES)[TransferErrorStatus];

  constructor(readonly statusCode: TransferErrorStatus) {
    super(TRANSFER_ERROR_CODES[statusCode]);
    this.name = 'TransferError';
    this.code = TRANSFER_ERROR_CODES[statusCode];
  }
}

const isTransferStatus = (status: number): status is TransferErrorStatus =>
  Object.hasOwn(TRANSFER_ERROR_CODES, status);

/** Returns the error code for `status`; statuses that are not transfer errors get the general code. */
export const codeOfClientStatus = (
  status: number,
): (typeof TRANSFER_ERROR_CODES)[TransferErrorStatus] | 'BAD_USER_INPUT' =>
  isTransferStatus(status) ? TRANSFER_ERROR_CODES[status] : 'BAD_USER_INPUT';
