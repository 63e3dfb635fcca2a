import { HEADERS } from '@sahra/schemas/headers';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Headers that pages of any origin may send. Cookies and access tokens never cross origins here. */
const OPEN_HEADERS = [
  'content-type',
  'apollo-require-preflight',
  'x-apollo-operation-name',
  HEADERS.localization,
  HEADERS.requestId,
];
/** Headers that pages of partner apps may send. */
const KEY_HEADERS = [...OPEN_HEADERS, 'authorization', HEADERS.apiKey];
const EXPOSED_HEADERS = [HEADERS.requestId, 'retry-after'];
const PREFLIGHT_SECONDS = 7_200;

/**
 * Returns the value of `Access-Control-Allow-Origin`; null when only the
 * page's own origin may read the response.
 */
const readersOf = (key: string | string[] | undefined, origin: string | undefined): string | null => {
  // Browsers withhold a `*` response from pages that sent cookies.
  if (key === undefined) return '*';
  return typeof key === 'string' && key.startsWith('pk_') ? (origin ?? null) : null;
};

/**
 * Sets the CORS headers of a response. Any origin may read the response to a request without a key, because
 * it contains nothing about a viewer.
 * With a browser key, the requesting origin may read it, including the refusal of an invalid
 * key. A server key gets no CORS headers.
 */
export const setCorsHeaders = ({ headers }: FastifyRequest, reply: FastifyReply): void => {
  const readers = readersOf(headers[HEADERS.apiKey], headers.origin);
  if (readers === null) return;
  reply
    .header('access-control-allow-origin', readers)
    .header('access-control-expose-headers', EXPOSED_HEADERS.join(', '));
};

/**
 * Answers a CORS preflight request. A preflight does not contain the key, so every
 * origin that wants to send one is allowed.
 */
export const sendPreflightResponse = ({ headers }: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const wanted = (headers['access-control-request-headers'] ?? '').toLowerCase();
  const sendsKey = wanted.split(',').some((name) => name.trim() === HEADERS.apiKey);
  if (headers.origin !== undefined)
    reply
      .header('access-control-allow-origin', sendsKey ? headers.origin : '*')
      .header('access-control-allow-methods', 'GET, POST')
      .header('access-control-allow-headers', (sendsKey ? KEY_HEADERS : OPEN_HEADERS).join(', '))
      .header('access-control-max-age', String(PREFLIGHT_SECONDS));
  return reply.header('vary', 'Origin, Access-Control-Request-Headers').code(204).send();
};

const hostOf = (origin: string): string | null => {
  try {
    return new URL(origin).host;
  } catch {
    return null;
  }
};

/**
 * Whether a page of another origin sent the request. The product's host is the one that the
 * caller used, or the one of `publicUrl`.
 */
export const isCrossOriginRequest = ({ headers }: FastifyRequest, publicUrl: string): boolean => {
  const { origin, host, 'x-forwarded-host': forwardedHost } = headers;
  if (origin === undefined) return false;
  const from = hostOf(origin);
  return from === null || ![forwardedHost ?? host, hostOf(publicUrl)].includes(from);
};
