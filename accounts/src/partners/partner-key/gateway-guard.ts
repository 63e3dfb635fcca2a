import { createHash, timingSafeEqual } from 'node:crypto';

import type { FastifyRequest } from 'fastify';

import { Refusal } from '../../platform/http/errors/refusal';

const BEARER = /^Bearer (\S+)$/i;

const hashed = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Creates a hook that refuses a request (401) before its body is read, unless it carries the token shared by
 * accounts and its gateways.
 */
export const createGatewayGuard = (token: string): ((request: FastifyRequest) => Promise<void>) => {
  const expected = hashed(token);
  return ({ headers }) => {
    const sent = BEARER.exec(headers.authorization ?? '')?.[1] ?? '';
    return timingSafeEqual(hashed(sent), expected)
      ? Promise.resolve()
      : Promise.reject(new Refusal(401, 'UNAUTHENTICATED'));
  };
};
