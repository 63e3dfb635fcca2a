import { HEADERS } from '@sahra/schemas/headers';
import type { FastifyRequest } from 'fastify';

/** Each of these headers makes the browser ask first, with a CORS preflight, whether a page may send the request. */
const PREFLIGHT_HEADERS = [
  'apollo-require-preflight',
  'x-apollo-operation-name',
  HEADERS.localization,
] as const;

/**
 * Whether any page could have made a browser send a GET with what the browser keeps of its viewer (CSRF). Without a
 * cookie and a token it is answered as to everybody: docs/decisions/0216.
 */
export const isForgeable = ({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean =>
  method === 'GET' &&
  (headers.cookie !== undefined || headers.authorization !== undefined) &&
  !PREFLIGHT_HEADERS.some((name) => headers[name]);
