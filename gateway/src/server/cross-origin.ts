import type { FastifyReply, FastifyRequest } from 'fastify';

import { HEADERS } from '@sahra/schemas/headers';

/** What pages of partner apps may send besides what every page may. No cookies: those never cross origins here. */
const ALLOWED_HEADERS = [
  'content-type',
  'authorization',
  HEADERS.apiKey,
  HEADERS.localization,
  HEADERS.requestId,
];
const EXPOSED_HEADERS = [HEADERS.requestId, 'retry-after'];
const PREFLIGHT_SECONDS = 7_200;

const isForBrowsers = (key: string | string[] | undefined): boolean =>
  typeof key === 'string' && key.startsWith('pk_');

/**
 * Lets the page of any origin read the answer to a request with a key for browsers: whether the key counts there is answered too,
 * and a refusal that cannot be read helps nobody. A key for servers gets no such leave.
 */
export const shareWithOrigin = ({ headers }: FastifyRequest, reply: FastifyReply): void => {
  if (headers.origin === undefined || !isForBrowsers(headers[HEADERS.apiKey])) return;
  reply
    .header('access-control-allow-origin', headers.origin)
    .header('access-control-expose-headers', EXPOSED_HEADERS.join(', '));
};

/** Answers a browser that asks, before it sends a key, whether it may: it does not say which key yet. */
export const answerPreflight = ({ headers }: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const wanted = (headers['access-control-request-headers'] ?? '').toLowerCase();
  const sendsKey = wanted.split(',').some((name) => name.trim() === HEADERS.apiKey);
  if (headers.origin !== undefined && sendsKey)
    reply
      .header('access-control-allow-origin', headers.origin)
      .header('access-control-allow-methods', 'GET, POST')
      .header('access-control-allow-headers', ALLOWED_HEADERS.join(', '))
      .header('access-control-max-age', String(PREFLIGHT_SECONDS));
  return reply.header('vary', 'Origin, Access-Control-Request-Headers').code(204).send();
};
