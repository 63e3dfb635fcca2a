import type { LiveTimes } from '../../seeds/seed-types';

const MINUTE_MS = 60_000;
/** Events start at a quarter of an hour, never at 21:07. */
const ROUNDING_MS = 15 * MINUTE_MS;

/** Returns start and end of a seeded event relative to `now`, rounded down to a quarter of an hour. */
export const liveTimes = (
  { startsInMinutes, endsInMinutes }: LiveTimes,
  now: number,
): { startsAt: Date; endsAt: Date | null } => {
  const quarter = Math.floor(now / ROUNDING_MS) * ROUNDING_MS;
  const at = (minutes: number): Date => new Date(quarter + minutes * MINUTE_MS);
  return { startsAt: at(startsInMinutes), endsAt: endsInMinutes === null ? null : at(endsInMinutes) };
};
