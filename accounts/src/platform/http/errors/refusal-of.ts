import { codeOfClientStatus } from '@sahra/schemas/transfer-error';
import { UNFINISHED_RETRY_SECONDS } from '@sahra/schemas/transfer-limits';

import { isDatabaseUnreachable } from '../../database/is-database-unreachable';
import { Refusal } from './refusal';
import { Unreachable } from './unreachable';

const statusOf = (error: unknown): number =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : 500;

/** What any failure below a route is answered with; nothing of its own text leaves the service. */
export const refusalOf = (error: unknown): Refusal => {
  if (error instanceof Refusal) return error;
  if (error instanceof Unreachable || isDatabaseUnreachable(error))
    return new Refusal(503, 'UPSTREAM_UNAVAILABLE');
  const status = statusOf(error);
  return status >= 400 && status < 500
    ? new Refusal(
        status,
        codeOfClientStatus(status),
        status === 429 ? { retryAfterSeconds: UNFINISHED_RETRY_SECONDS } : {},
      )
    : new Refusal(500, 'SOMETHING_WENT_WRONG');
};
