import { createHash } from 'node:crypto';

/** Whom a bearer names, and until when (ms since 1970). */
export interface VerifiedBearer {
  viewerId: string;
  sessionId: string;
  expiresAtMs: number;
}

export interface VerifiedBearers {
  get(token: string, now: Date): VerifiedBearer | undefined;
  set(token: string, bearer: VerifiedBearer): void;
}

/** About 4 MB when full. */
const KEPT = 10_000;

const hashed = (token: string): string => createHash('sha256').update(token).digest('base64');

/**
 * Bearers whose signature was found right, until they expire; those that were not shown for the longest time are forgotten first.
 * Checking the signature costs more than all else that an answer to a viewer needs. Whether the session still runs is asked of the
 * database each time, so a sign-out holds at once. Only hashes are kept.
 */
export const createVerifiedBearers = (kept = KEPT): VerifiedBearers => {
  const bearers = new Map<string, VerifiedBearer>();
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
