import { createHash, timingSafeEqual } from 'node:crypto';

import type { FastifyRequest } from 'fastify';

import { Refusal } from '../../platform/http/errors/refusal';

const BEARER = /^Bearer (\S+)$/i;

const hashed = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Refuses (401) before the body is read whoever does not carry the token that accounts and its gateways share. */
export const createGatewayGuard = (token: string): ((request: FastifyRequest) => Promise<void>) => {
  const expected = hashed(token);
  return ({ headers }) => {
    const sent = BEARER.exec(headers.authorization ?? '')?.[1] ?? '';
    return timingSafeEqual(hashed(sent), expected)
      ? Promise.resolve()
      : Promise.reject(new Refusal(401, 'UNAUTHENTICATED'));
  };
};
