import type { IncomingHttpHeaders } from 'node:http';

import { messageOf } from '@sahra/schemas/messages';
import { codeOfClientStatus } from '@sahra/schemas/transfer-error';
import { UNFINISHED_RETRY_SECONDS } from '@sahra/schemas/transfer-limits';
import type { FastifyBaseLogger } from 'fastify';

import { codeOfRefusedStatus } from '../graph/format-error';
import { localeOfHeaders } from '../graph/locale';

interface FailedRequest {
  id: string;
  headers: IncomingHttpHeaders;
  log: Pick<FastifyBaseLogger, 'error'>;
}

interface FailedResponse {
  status: number;
  headers: Record<string, string>;
  body: object;
}

/** Returns the response to a request whose handling has thrown, and logs a failure of our own. */
export const failedResponseOf = (
  error: Error & { statusCode?: number },
  { id, headers, log }: FailedRequest,
): FailedResponse => {
  const status = error.statusCode ?? 500;
  if (status >= 500) log.error({ err: error }, 'request failed');
  const locale = localeOfHeaders(undefined, headers['accept-language']);
  const code = status < 500 ? (codeOfRefusedStatus(status) ?? codeOfClientStatus(status)) : 'INTERNAL';
  const seconds = status === 429 ? UNFINISHED_RETRY_SECONDS : undefined;
  return {
    status,
    headers: seconds === undefined ? {} : { 'retry-after': String(seconds) },
    body: { errors: [{ message: messageOf(code, locale, seconds), extensions: { code, requestId: id } }] },
  };
};
