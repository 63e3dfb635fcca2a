import type { WatchPageQuery } from '../../WatchPage/watch-page.query.generated';

type LiveVideo = Pick<NonNullable<WatchPageQuery['video']>, 'liveState' | 'startsAt' | 'endsAt'>;

/** The next moment at which an event changes its state; null when it does not. */
export const nextChange = ({ liveState, startsAt, endsAt }: LiveVideo, now: number): number | null => {
  if (liveState === null) return null;
  const times = [startsAt, endsAt].flatMap((iso) => (iso === null ? [] : [Date.parse(iso)]));
  return times.find((time) => time > now) ?? null;
};
