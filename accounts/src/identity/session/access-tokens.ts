import { ACCESS_TOKEN_SECONDS } from '@sahra/schemas/constants';
import { jwtVerify, SignJWT } from 'jose';

import { createVerifiedTokenCache } from './verified-token-cache';

const ALGORITHM = 'HS256';
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

interface BearerClaims {
  viewerId: string;
  sessionId: string;
}

export interface AccessTokens {
  issue(claims: BearerClaims, now: Date): Promise<{ token: string; expiresAt: Date }>;
  /**
   * Returns the claims of a valid, unexpired access token; null for any other. Does not check whether its session is
   * still open.
   */
  read(token: string, now: Date): Promise<BearerClaims | null>;
}

export const createAccessTokens = (secret: string): AccessTokens => {
  const key = new TextEncoder().encode(secret);
  const known = createVerifiedTokenCache();
  return {
    issue: async ({ viewerId, sessionId }, now) => {
      const issuedAt = Math.floor(now.getTime() / 1000);
      const expiry = issuedAt + ACCESS_TOKEN_SECONDS;
      const token = await new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .setSubject(viewerId)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiry)
        .sign(key);
      return { token, expiresAt: new Date(expiry * 1000) };
    },
    read: async (token, now) => {
      const before = known.get(token, now);
      if (before) return before;
      const verified = await jwtVerify(token, key, {
        algorithms: [ALGORITHM],
        currentDate: now,
        requiredClaims: ['sub', 'sid', 'exp', 'iat'],
      }).catch(() => null);
      const { sub, sid, exp } = verified?.payload ?? {};
      if (typeof sub !== 'string' || typeof sid !== 'string' || !UUID.test(sid) || !exp) return null;
      const bearer = { viewerId: sub, sessionId: sid, expiresAtMs: exp * 1000 };
      known.set(token, bearer);
      return bearer;
    },
  };
};
