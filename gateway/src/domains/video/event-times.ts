import type { VideoRecord } from '../../upstreams/cms/cms-records';

const instant = (time: string | null): Date | null => (time === null ? null : new Date(time));

/** Times of a live event as instants. */
export const eventTimes = ({ live, starts_at, ends_at }: VideoRecord) => ({
  live,
  startsAt: instant(starts_at),
  endsAt: instant(ends_at),
});
