import { LOCALE_TAG } from '@sahra/schemas/constants';
import type { Locale } from '@sahra/schemas/constants';

/** Formats the day and time of an event in the viewer's time zone. */
export const formatMoment = (iso: string, locale: Locale): string =>
  new Intl.DateTimeFormat(LOCALE_TAG[locale], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
  }).format(new Date(iso));

/**
 * Formats a day in the viewer's time zone. Arabic text needs no bidi isolation around it, because its month is a
 * word.
 */
export const formatDate = (iso: string, locale: Locale): string =>
  new Intl.DateTimeFormat(LOCALE_TAG[locale], { day: 'numeric', month: 'long', year: 'numeric' }).format(
    new Date(iso),
  );

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
  return new Intl.RelativeTimeFormat(LOCALE_TAG[locale], { numeric }).format(-units, unit);
};

/**
 * Formats the time of day of a moment in the viewer's time zone, e.g. `20:30`, identical in both locales. Render it
 * in a `bdi dir="ltr"`.
 */
export const formatHour = (moment: string | number): string =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }).format(new Date(moment));

/** Formats a running time, e.g. `41:10` or `1:02:05`. Render it in a `bdi dir="ltr"`. */
export const formatClock = (seconds: number): string => {
  const two = (part: number): string => String(part).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const rest = two(Math.floor(seconds % 60));
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
};
