import cors from '@fastify/cors';
import type { FastifyCorsOptions } from '@fastify/cors';
import { EXPOSED_HEADERS, HEADERS } from '@sahra/schemas/headers';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Headers that pages of any origin may send. Cookies and access tokens never cross origins here. */
const OPEN_HEADERS = [
  'content-type',
  'apollo-require-preflight',
  'x-apollo-operation-name',
  // Apollo Client sends them when its page gives it a name.
  'apollographql-client-name',
  'apollographql-client-version',
  HEADERS.localization,
  HEADERS.requestId,
];
/** Headers that pages of partner apps may send. */
const KEY_HEADERS = [...OPEN_HEADERS, 'authorization', HEADERS.apiKey];

const COMMON: FastifyCorsOptions = {
  methods: ['GET', 'POST'],
  exposedHeaders: EXPOSED_HEADERS,
  maxAge: 7_200,
  // An OPTIONS request that is not a preflight is answered with 204 too.
  strictPreflight: false,
};
/** Browsers withhold a `*` response from pages that sent cookies. */
const WITHOUT_KEY: FastifyCorsOptions = { ...COMMON, origin: '*', allowedHeaders: OPEN_HEADERS };
/** Allows the requesting origin. */
const WITH_BROWSER_KEY: FastifyCorsOptions = { ...COMMON, origin: true, allowedHeaders: KEY_HEADERS };

const NO_HEADERS = {};
const EXPOSED = { 'access-control-expose-headers': EXPOSED_HEADERS.join(', ') };
/** Headers of the response to a request without a key. */
export const HEADERS_WITHOUT_KEY = { 'access-control-allow-origin': '*', ...EXPOSED };

const announcesKey = ({ headers }: FastifyRequest): boolean =>
  (headers['access-control-request-headers'] ?? '')
    .toLowerCase()
    .split(',')
    .some((name) => name.trim() === HEADERS.apiKey);

/** A preflight does not contain the key, so every origin that wants to send one is allowed. */
const registerPreflights = async (scope: FastifyInstance): Promise<void> => {
  await scope.register(cors, {
    delegator: (request, done) => done(null, announcesKey(request) ? WITH_BROWSER_KEY : WITHOUT_KEY),
  });
};

/**
 * Any origin may read the response to a request without a key, because it contains nothing about a viewer.
 * With a browser key, the requesting origin may read it, including the refusal of an invalid key. A server key
 * gets no CORS headers.
 */
const headersFor = ({ headers }: FastifyRequest): Readonly<Record<string, string>> => {
  const key = headers[HEADERS.apiKey];
  if (key === undefined) return HEADERS_WITHOUT_KEY;
  if (typeof key !== 'string' || !key.startsWith('pk_')) return NO_HEADERS;
  const { origin } = headers;
  return { ...EXPOSED, ...(origin !== undefined && { 'access-control-allow-origin': origin }) };
};

/**
 * Adds CORS headers to all responses of a scope, error responses included, and answers its preflights. Only preflights
 * are left to the plugin, which prepares its options anew for each request.
 */
export const registerCors = async (scope: FastifyInstance): Promise<void> => {
  await scope.register(registerPreflights);
  scope.addHook('onRequest', (request, reply, done) => {
    void reply.headers(headersFor(request));
    done();
  });
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
export const isCrossOriginRequest = (
  { headers }: Pick<FastifyRequest, 'headers'>,
  publicUrl: string,
): boolean => {
  const { origin, host, 'x-forwarded-host': forwardedHost } = headers;
  if (origin === undefined) return false;
  const from = hostOf(origin);
  return from === null || ![forwardedHost ?? host, hostOf(publicUrl)].includes(from);
};
