import { TRANSFER_ERROR_CODES } from './error-codes';
import type { TransferErrorStatus } from './error-codes';

/** Thrown where a request is refused because of how it is sent; Fastify answers it with `statusCode`. */
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

/** Code of a refusal with `status`, the general one for all that says nothing of how a request was sent. */
export const codeOfClientStatus = (
  status: number,
): (typeof TRANSFER_ERROR_CODES)[TransferErrorStatus] | 'BAD_USER_INPUT' =>
  isTransferStatus(status) ? TRANSFER_ERROR_CODES[status] : 'BAD_USER_INPUT';
