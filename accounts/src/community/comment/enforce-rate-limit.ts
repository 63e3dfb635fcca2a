import { Refusal } from '../../platform/http/errors/refusal';

/**
 * Throws a Refusal (429) when a viewer has created as many rows as the time window allows. `made` holds the
 * creation times within the window, newest first.
 */
export const enforceRateLimit = (
  made: readonly Date[],
  { points, seconds, now }: { points: number; seconds: number; now: Date },
): void => {
  const oldest = made[points - 1];
  if (oldest === undefined) return;
  const until = oldest.getTime() + seconds * 1000;
  throw new Refusal(429, 'RATE_LIMITED', {
    retryAfterSeconds: Math.max(1, Math.ceil((until - now.getTime()) / 1000)),
  });
};
