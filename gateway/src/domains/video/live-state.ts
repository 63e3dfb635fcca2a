import type { LiveState } from '../../graph/resolver-types.generated';

/** Returns the state of a live event at `now`; null when the video is not live. */
export const liveStateOf = (
  { live, startsAt, endsAt }: { live: boolean; startsAt: Date | null; endsAt: Date | null },
  now: Date,
): LiveState | null => {
  if (!live) return null;
  if (endsAt !== null && endsAt <= now) return 'ENDED';
  return startsAt !== null && startsAt > now ? 'UPCOMING' : 'LIVE';
};
