import { GULF_TIME_ZONE } from '@sahra/schemas/constants';

import { dayOf } from '../../../shared/clock/zone-time';
import { dayRange } from '../timeline/day-range';
import type { DayRange } from '../timeline/day-range';

/** Returns the day in Gulf time around now. */
export const gulfDay = (now: number): DayRange => dayRange(dayOf(now, GULF_TIME_ZONE), GULF_TIME_ZONE);

/** Returns the day in Gulf time around now, which the build reads for the served HTML. */
export const builtDay = (now: number): { from: string; to: string } => {
  const { from, to } = gulfDay(now);
  return { from: new Date(from).toISOString(), to: new Date(to).toISOString() };
};
