import { LOCALE_TAG } from '@sahra/schemas/constants';
import type { Locale } from '@sahra/schemas/constants';
import * as dates from '@sahra/schemas/format-date';
import { dateFormat, numberFormat, relativeTimeFormat } from '@sahra/schemas/intl-formats';

import { writtenZone } from '../clock/viewer-zone';
import { timeOf } from '../clock/zone-time';

/** Formats a day, e.g. `21 December 2026`; in the viewer's time zone unless another is given. */
export const formatDate = (iso: string, locale: Locale, timeZone = writtenZone()): string =>
  dates.formatDate(iso, locale, timeZone);

/** Formats the day and time of a moment; in the viewer's time zone unless another is given. */
export const formatMoment = (iso: string, locale: Locale, timeZone = writtenZone()): string =>
  dates.formatMoment(iso, locale, timeZone);

/** Formats the day of a moment with its weekday, in a time zone. */
export const formatDay = (moment: number, locale: Locale, timeZone: string): string =>
  dateFormat(LOCALE_TAG[locale], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone,
  }).format(moment);

/** Formats the weekday of a moment, short where the language has a short form; in the viewer's time zone unless given. */
export const formatWeekday = (
  moment: string | number,
  locale: Locale,
  timeZone = writtenZone(),
  weekday: 'short' | 'long' = 'short',
): string => dateFormat(LOCALE_TAG[locale], { weekday, timeZone }).format(new Date(moment));

/** Units of a time that is left, largest first, with their lengths in minutes. */
const LEFT = [
  ['day', 1440],
  ['hour', 60],
  ['minute', 1],
] as const;

/** Formats a time that is left in its two largest units: `2 hours, 25 minutes`. Below a minute it is one minute. */
export const formatTimeLeft = (milliseconds: number, locale: Locale): string => {
  const minutes = Math.max(1, Math.ceil(milliseconds / 60_000));
  const at = LEFT.findIndex(([, length]) => minutes >= length);
  const parts = LEFT.slice(at, at + 2).flatMap(([unit, length], index) => {
    const most = index === 0 ? Infinity : (LEFT[at]?.[1] ?? 1) / length;
    const units = Math.floor(minutes / length) % most;
    const format = numberFormat(LOCALE_TAG[locale], { style: 'unit', unit, unitDisplay: 'long' });
    return units === 0 ? [] : [format.format(units)];
  });
  return new Intl.ListFormat(LOCALE_TAG[locale], { type: 'unit' }).format(parts);
};

/** Formats a calendar day (`YYYY-MM-DD`), which is the same day in every time zone. */
export const formatCalendarDay = (day: string, locale: Locale): string => formatDate(day, locale, 'UTC');

/** Units of time, largest first, with their lengths in seconds; a month is a twelfth of a year of 365 days. */
const AGES = [
  ['year', 31_536_000],
  ['month', 2_628_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** Formats the age of a moment in its largest whole unit: `3 hours ago`; below a minute, `this minute`. */
export const formatAgo = (iso: string, now: number, locale: Locale): string => {
  const seconds = Math.max(0, (now - Date.parse(iso)) / 1000);
  const [unit, length] = AGES.find(([, most]) => seconds >= most) ?? ['minute', 60];
  const units = Math.floor(seconds / length);
  // "yesterday" could mean a different calendar day, so only the current minute is formatted as a word.
  const numeric = units === 0 ? 'auto' : 'always';
  return relativeTimeFormat(LOCALE_TAG[locale], { numeric }).format(-units, unit);
};

/**
 * Formats the time of day of a moment, e.g. `20:30`, identical in both locales; in the viewer's time zone unless
 * another is given. Render it in a `bdi dir="ltr"`.
 */
export const formatHour = (moment: string | number, timeZone = writtenZone()): string =>
  timeOf(new Date(moment).getTime(), timeZone);

/** Formats a count in full, e.g. `48,210`, with the digits of the page's numbers. */
export const formatCount = (count: number, locale: Locale): string =>
  numberFormat(LOCALE_TAG[locale]).format(count);

/** Formats a running time, e.g. `41:10` or `1:02:05`. Render it in a `bdi dir="ltr"`. */
export const formatClock = (seconds: number): string => {
  const two = (part: number): string => String(part).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const rest = two(Math.floor(seconds % 60));
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
};
