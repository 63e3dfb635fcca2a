import { timingSafeEqual } from 'node:crypto';

import { ownValue } from '@sahra/schemas/own-value';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { hostCookieOf } from '../session/session-cookie';
import { hashOfToken } from '../session/session-token';
import type { RecoveryOffer } from './recovery-offer';

/**
 * Binds a recovery offer to the browser that received it: no link can lead another browser into somebody's account.
 */
export const createRecoveryCookie = (publicOrigin: string) => {
  const { name, options } = hostCookieOf(publicOrigin, 'sahra.recovery');
  return {
    set: (reply: FastifyReply, { token, recoverUntil }: RecoveryOffer) =>
      reply.setCookie(name, token, { ...options, expires: recoverUntil }),
    clear: (reply: FastifyReply) => reply.clearCookie(name, options),
    /** Returns the token that was offered to this browser; undefined without one. */
    tokenOf: ({ cookies }: FastifyRequest): string | undefined => ownValue(cookies, name),
    /** Returns whether a token was offered to this browser. */
    holds: ({ cookies }: FastifyRequest, token: string): boolean =>
      timingSafeEqual(hashOfToken(ownValue(cookies, name) ?? ''), hashOfToken(token)),
  };
};
