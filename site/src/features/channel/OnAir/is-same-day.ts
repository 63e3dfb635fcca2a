import { writtenZone } from '../../../shared/clock/viewer-zone';
import { dayOf } from '../../../shared/clock/zone-time';

/** Returns whether two moments are on the same day in the viewer's time zone. */
export const isSameDay = (moment: string, now: number): boolean =>
  dayOf(Date.parse(moment), writtenZone()) === dayOf(now, writtenZone());
