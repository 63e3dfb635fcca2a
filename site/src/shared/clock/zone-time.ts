import { dateFormat } from '@sahra/schemas/intl-formats';

const DAY_MS = 86_400_000;
/** Longest way of a local clock from UTC, in milliseconds: UTC+14. */
const FARTHEST_MS = 14 * 3_600_000;

/** Digits of a clock and a calendar, the same in every language. */
const DIGITS = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
  calendar: 'gregory',
  numberingSystem: 'latn',
} as const;

type Part = 'year' | 'month' | 'day' | 'hour' | 'minute' | 'second';

/**
 * Reads the clock and the calendar of a time zone. The language is the browser's own, whose data are in memory: another
 * one takes up to 20 ms to load on a phone.
 */
const clockOf = (moment: number, timeZone: string): ((part: Part) => string) => {
  const parts = dateFormat(undefined, { ...DIGITS, timeZone }).formatToParts(moment);
  return (part) => (parts.find(({ type }) => type === part)?.value ?? '').padStart(2, '0');
};

/** Returns the calendar day of a moment in a time zone, as `2026-11-23`. */
export const dayOf = (moment: number, timeZone: string): string => {
  const part = clockOf(moment, timeZone);
  return `${part('year')}-${part('month')}-${part('day')}`;
};

/** Returns the hour of a moment in a time zone, 0 to 23. */
export const hourOf = (moment: number, timeZone: string): number => Number(clockOf(moment, timeZone)('hour'));

/** Returns the time of day of a moment in a time zone, as `20:30`. */
export const timeOf = (moment: number, timeZone: string): string => {
  const part = clockOf(moment, timeZone);
  return `${part('hour')}:${part('minute')}`;
};

/** Returns the day that is a number of days after another one. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** Returns the milliseconds by which the clocks of a time zone are ahead of UTC. */
const offsetAt = (moment: number, timeZone: string): number => {
  const part = clockOf(moment, timeZone);
  const at = (name: Part): number => Number(part(name));
  const local = Date.UTC(at('year'), at('month') - 1, at('day'), at('hour'), at('minute'), at('second'));
  return local - Math.floor(moment / 1000) * 1000;
};

/**
 * Returns the first moment of a day in a time zone. Where the clocks change at midnight, that is not 00:00 of the
 * same offset: both offsets around it are tried.
 */
export const startOfDay = (day: string, timeZone: string): number => {
  const utc = Date.parse(`${day}T00:00:00Z`);
  const starts = [utc - FARTHEST_MS, utc + FARTHEST_MS].map((near) => utc - offsetAt(near, timeZone));
  const [first = utc, second = utc] = starts.sort((a, b) => a - b);
  return dayOf(first, timeZone) === day ? first : second;
};
