import type { MatchFragment } from './match.fragment.generated';

/** Returns how much of a live event is over, from 0 to 1; 0 when its end is open or the time is unknown. */
export const playedShare = (
  { startsAt, endsAt }: Pick<MatchFragment, 'startsAt' | 'endsAt'>,
  now: number | null,
): number => {
  if (now === null || startsAt === null || endsAt === null) return 0;
  const [start, end] = [Date.parse(startsAt), Date.parse(endsAt)];
  return Math.min(1, Math.max(0, (now - start) / (end - start)));
};
