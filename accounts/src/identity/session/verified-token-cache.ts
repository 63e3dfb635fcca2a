import { createHash } from 'node:crypto';

/** Viewer and session of an access token, with its expiry time in ms since 1970. */
export interface VerifiedAccessToken {
  viewerId: string;
  sessionId: string;
  expiresAtMs: number;
}

export interface VerifiedTokenCache {
  get(token: string, now: Date): VerifiedAccessToken | undefined;
  set(token: string, bearer: VerifiedAccessToken): void;
}

/** Maximum number of cached tokens; about 4 MB when full. */
const KEPT = 10_000;

const hashed = (token: string): string => createHash('sha256').update(token).digest('base64');

/**
 * Creates a cache that keeps the hashes of verified access tokens until they expire and evicts the least recently
 * used first. Verifying a signature costs more than all other work for a viewer's response. The database is still
 * asked each time whether the session is open, so a sign-out takes effect at once.
 */
export const createVerifiedTokenCache = (kept = KEPT): VerifiedTokenCache => {
  const bearers = new Map<string, VerifiedAccessToken>();
  return {
    get: (token, now) => {
      const key = hashed(token);
      const bearer = bearers.get(key);
      if (!bearer) return undefined;
      bearers.delete(key);
      if (bearer.expiresAtMs <= now.getTime()) return undefined;
      bearers.set(key, bearer);
      return bearer;
    },
    set: (token, bearer) => {
      bearers.set(hashed(token), bearer);
      const [oldest] = bearers.keys();
      if (bearers.size > kept && oldest !== undefined) bearers.delete(oldest);
    },
  };
};
