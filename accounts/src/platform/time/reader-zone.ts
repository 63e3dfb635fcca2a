import { isTimeZone } from '@sahra/schemas/time-zone';

const GULF_TIME_ZONE = 'Asia/Dubai';

/**
 * Returns the time zone of dates in what is sent away: mails, the provider's page. It is the reader's, as their last
 * device named it, or that of most viewers.
 */
export const readerZoneOf = (named: string | null | undefined): string =>
  named && isTimeZone(named) ? named : GULF_TIME_ZONE;
