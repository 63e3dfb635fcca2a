import type { RestError } from '@sahra/schemas/error-codes';
import { firstPathSegment } from '@sahra/schemas/first-path-segment';
import { EXPOSED_HEADERS } from '@sahra/schemas/headers';
import { messageOf } from '@sahra/schemas/messages';
import { UNFINISHED_RETRY_SECONDS } from '@sahra/schemas/transfer-limits';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { callerLocale } from '../locale/request-locale';

const RETRY_AFTER_SECONDS = '5';

const GRAPH = 'graphql';

/** Pages of any origin may ask the graph, so they may read why this server did not pass a request on. */
const READABLE_EVERYWHERE = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': EXPOSED_HEADERS.join(', '),
};

/** Sends an error response in the caller's locale, in the format of all REST errors. */
export const sendRestError = (
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  code: string,
): FastifyReply => {
  const seconds = status === 429 ? UNFINISHED_RETRY_SECONDS : undefined;
  const body: RestError = { message: messageOf(code, callerLocale(request), seconds), code };
  if (seconds !== undefined) void reply.header('retry-after', String(seconds));
  if (firstPathSegment(request.raw.url ?? '/') === GRAPH) void reply.headers(READABLE_EVERYWHERE);
  // The headers of a response that broke off may be set already, with the type of an event stream.
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(body);
};

const codeOf = (error: Error): string => ('code' in error ? String(error.code) : '');
const BROKEN_OFF = new Set(['ECONNRESET', 'UND_ERR_SOCKET', 'FST_REPLY_FROM_BAD_GATEWAY']);

const statusOf = (error: Error): number => {
  if ('statusCode' in error && error.statusCode === 504) return 504;
  return BROKEN_OFF.has(codeOf(error)) ? 502 : 503;
};

/**
 * Sends 503 when an upstream is unreachable, 502 when it closes the connection, 504 when it times out. The
 * upstream's own error text is never sent.
 */
export const sendUpstreamFailure = (
  request: FastifyRequest,
  reply: FastifyReply,
  error: Error,
): FastifyReply => {
  const status = statusOf(error);
  if (status === 503) void reply.header('retry-after', RETRY_AFTER_SECONDS);
  return sendRestError(request, reply, status, 'UPSTREAM_UNAVAILABLE');
};
