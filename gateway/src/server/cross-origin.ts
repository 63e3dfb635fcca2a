import type { FastifyReply, FastifyRequest } from 'fastify';

import { HEADERS } from '@sahra/schemas/headers';

/** What a page of any origin may send. Neither cookies nor a bearer: those never cross origins here. */
const OPEN_HEADERS = [
  'content-type',
  'apollo-require-preflight',
  'x-apollo-operation-name',
  HEADERS.localization,
  HEADERS.requestId,
];
/** What pages of partner apps may send besides. */
const KEY_HEADERS = [...OPEN_HEADERS, 'authorization', HEADERS.apiKey];
const EXPOSED_HEADERS = [HEADERS.requestId, 'retry-after'];
const PREFLIGHT_SECONDS = 7_200;

/** Whom a request with this key may be read by; null: by nobody but its own origin. */
const readersOf = (key: string | string[] | undefined, origin: string | undefined): string | null => {
  // Browsers hand an answer for everybody to no page that sent cookies along.
  if (key === undefined) return '*';
  return typeof key === 'string' && key.startsWith('pk_') ? (origin ?? null) : null;
};

/**
 * Lets the page of any origin read the answer to a request without a key, which has nothing of a viewer in it, and to one
 * with a key for browsers: whether the key counts there is answered too, and a refusal that cannot be read helps nobody.
 * A key for servers gets no such leave.
 */
export const shareWithOrigin = ({ headers }: FastifyRequest, reply: FastifyReply): void => {
  const readers = readersOf(headers[HEADERS.apiKey], headers.origin);
  if (readers === null) return;
  reply
    .header('access-control-allow-origin', readers)
    .header('access-control-expose-headers', EXPOSED_HEADERS.join(', '));
};

/** Answers a browser that asks, before it sends a request, whether it may: of a key it does not say yet which. */
export const answerPreflight = ({ headers }: FastifyRequest, reply: FastifyReply): FastifyReply => {
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

/** Whether the page of another origin asks. The host of the product is the one that the caller reached it by, or its public one. */
export const isForeignPage = ({ headers }: FastifyRequest, publicUrl: string): boolean => {
  const { origin, host, 'x-forwarded-host': forwardedHost } = headers;
  if (origin === undefined) return false;
  const from = hostOf(origin);
  return from === null || ![forwardedHost ?? host, hostOf(publicUrl)].includes(from);
};
