import type { WatchPageQuery } from '../../WatchPage/watch-page.query.generated';

type LiveVideo = Pick<NonNullable<WatchPageQuery['video']>, 'liveState' | 'startsAt' | 'endsAt'>;

const timeOf = (iso: string | null): number | null => (iso === null ? null : Date.parse(iso));

/** Where an event stands at `now`, by its own times; what was said of it when it was read holds when they say nothing. */
export const liveStateAt = (
  { liveState, startsAt, endsAt }: LiveVideo,
  now: number,
): LiveVideo['liveState'] => {
  const start = timeOf(startsAt);
  const end = timeOf(endsAt);
  if (liveState === null || start === null) return liveState;
  if (now < start) return 'UPCOMING';
  return end !== null && now >= end ? 'ENDED' : 'LIVE';
};

/** The next moment at which an event changes its state; null when it does not. */
export const nextChange = ({ liveState, startsAt, endsAt }: LiveVideo, now: number): number | null =>
  liveState === null
    ? null
    : ([timeOf(startsAt), timeOf(endsAt)].find((time) => time !== null && time > now) ?? null);
