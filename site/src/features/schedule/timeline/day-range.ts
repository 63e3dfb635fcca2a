import { DAWN_HOUR } from '@sahra/schemas/constants';

import { addDays, startOfDay } from '../../../shared/clock/zone-time';

const HOUR_MS = 3_600_000;

/** A day of the schedule, in milliseconds since 1970. */
export interface DayRange {
  /** The zone's midnight. */
  from: number;
  /** Until then it is the night of the evening before. */
  dawn: number;
  /** Midnight after the evening. */
  midnight: number;
  /** End of the night: the day goes on until then, so that an evening is never cut in two. */
  to: number;
}

/** Returns a day of a time zone with the night after it. */
export const dayRange = (day: string, timeZone: string): DayRange => {
  const from = startOfDay(day, timeZone);
  const midnight = startOfDay(addDays(day, 1), timeZone);
  return { from, dawn: from + DAWN_HOUR * HOUR_MS, midnight, to: midnight + DAWN_HOUR * HOUR_MS };
};
