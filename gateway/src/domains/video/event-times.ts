import type { VideoRecord } from '../../upstreams/cms/cms-records';

const instant = (time: string | null): Date | null => (time === null ? null : new Date(time));

/** Converts the times of a live event into dates. */
export const eventTimes = ({ live, starts_at, ends_at }: VideoRecord) => ({
  live,
  startsAt: instant(starts_at),
  endsAt: instant(ends_at),
});
