import { dateFormat } from '@sahra/schemas/intl-formats';

const DAY_MS = 86_400_000;
/** Longest way of a local clock from UTC, in milliseconds: UTC+14. */
const FARTHEST_MS = 14 * 3_600_000;

/** Returns the calendar day of a moment in a time zone, as `2026-11-23`. */
export const dayOf = (moment: number, timeZone: string): string =>
  dateFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone }).format(moment);

/** Returns the hour of a moment in a time zone, 0 to 23. */
export const hourOf = (moment: number, timeZone: string): number =>
  Number(dateFormat('en-GB', { hour: '2-digit', timeZone }).format(moment));

/** Returns whether a text is a calendar day, as `2026-11-23`. */
export const isDay = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const moment = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text);
};

/** Returns the day that is a number of days after another one. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** Returns the milliseconds by which the clocks of a time zone are ahead of UTC. */
const offsetAt = (moment: number, timeZone: string): number => {
  const parts = dateFormat('en-GB', {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    timeZone,
  }).formatToParts(moment);
  const part = (name: string): number => Number(parts.find(({ type }) => type === name)?.value);
  const local = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
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
