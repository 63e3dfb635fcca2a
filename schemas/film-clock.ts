const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Writes a second of a film as `01:02:03`; parts of a second are left out. */
export const filmClock = (seconds: number): string =>
  [seconds / HOUR, (seconds / MINUTE) % MINUTE, seconds % MINUTE]
    .map((part) => String(Math.floor(part)).padStart(2, '0'))
    .join(':');
