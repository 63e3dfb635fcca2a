import { GULF_TIME_ZONE } from '@sahra/schemas/constants';

import { dayOf } from '../../../shared/clock/zone-time';
import { dayRange } from '../timeline/day-range';

/** Returns the day in Gulf time around now, which the build reads for pages without scripts. */
export const builtDay = (now: number): { from: string; to: string } => {
  const { from, to } = dayRange(dayOf(now, GULF_TIME_ZONE), GULF_TIME_ZONE);
  return { from: new Date(from).toISOString(), to: new Date(to).toISOString() };
};
