import { Refusal } from '../../platform/http/errors/refusal';

/** Refuses (429) whoever has made as many rows as a span allows; `made` are the instants of those of the span, newest first. */
export const refuseTooMany = (
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
