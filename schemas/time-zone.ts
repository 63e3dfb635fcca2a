import { dateFormat } from './intl-formats';

/** Longest name of the IANA list is half as long; more is no zone. */
const LENGTH_MAX = 64;
/** Names of the IANA list. Offsets such as `+04:00`, which some versions of `Intl` take, know no summer time. */
const NAME = /^[A-Za-z][\w+-]*(?:\/[\w+-]+)*$/;

/** Returns whether a text names a time zone that this machine knows: of the IANA list, without `Etc/Unknown`. */
export const isTimeZone = (zone: string): boolean => {
  if (zone.length > LENGTH_MAX || !NAME.test(zone)) return false;
  try {
    return dateFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== 'Etc/Unknown';
  } catch {
    return false;
  }
};

/**
 * Returns the time zone that this device names; null when it names none. A browser says `Etc/Unknown`, which its own
 * `Intl` refuses, where the machine's zone is not set or not in its list.
 */
export const deviceTimeZone = (): string | null => {
  try {
    // oxlint-disable-next-line typescript/no-unnecessary-condition -- browsers before 2017 name none
    const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone ?? '';
    return isTimeZone(zone) ? zone : null;
  } catch {
    return null;
  }
};
