import { GULF_TIME_ZONE } from '@sahra/schemas/constants';
import { isDay } from '@sahra/schemas/read-instant';
import { isTimeZone } from '@sahra/schemas/time-zone';

import { useDeferredValue } from 'react';

import { useSearch } from '../../shared/address/use-search';
import { useNow } from '../../shared/clock/use-now';
import { useZone } from '../../shared/clock/use-zone';
import { dayOf } from '../../shared/clock/zone-time';

/** What of the schedule is shown; it stands in the address. */
export interface ScheduleChoice {
  /** Time in milliseconds; moves on with the clock. */
  now: number;
  timeZone: string;
  today: string;
  /** Day that is shown, as `2026-11-23`. */
  day: string;
  /** Slug of the channel; null for all. */
  channel: string | null;
}

/** Returns what is shown, by the address and the viewer's clock; null in served HTML and during hydration. */
export const useScheduleChoice = (): ScheduleChoice | null => {
  const now = useNow();
  const own = useZone();
  const search = useSearch();
  if (now === null || search === null) return null;
  const parameters = new URLSearchParams(search);
  const [zone, day] = [parameters.get('zone'), parameters.get('day')];
  const timeZone = zone !== null && isTimeZone(zone) ? zone : (own ?? GULF_TIME_ZONE);
  const today = dayOf(now, timeZone);
  return {
    now,
    timeZone,
    today,
    day: day !== null && isDay(day) ? day : today,
    channel: parameters.get('channel'),
  };
};

/**
 * Returns the choice for what draws it. After hydration it comes a moment later than the choice itself, so that React
 * draws it in slices between frames; a choice that the viewer changes is drawn at once.
 */
export const useDrawnChoice = (): ScheduleChoice | null => {
  const choice = useScheduleChoice();
  const isDrawn = useDeferredValue(choice !== null);
  return isDrawn ? choice : null;
};
