import { adminLocale } from '../admin-locale';
import { offsetAt, offsetText } from './zone-time';

/**
 * Locales that write the month as a word, so that the date is clear, with Latin digits and the Gregorian
 * calendar.
 */
const TAGS = { en: 'en-GB', ar: 'ar-AE-u-nu-latn-ca-gregory' };

const tagFor = (language: string): string => TAGS[adminLocale(language)];

/** Returns the short UTC offset, e.g. `UTC+2`, `UTC+5:30`. */
const shortOffset = (instant: number, zone: string): string => {
  const [hours = '', minutes] = offsetText(offsetAt(instant, zone)).split(':');
  const short = `${hours.slice(0, 1)}${Number(hours.slice(1))}${minutes === '00' ? '' : `:${minutes}`}`;
  return short === '+0' ? 'UTC' : `UTC${short}`;
};

/**
 * Returns the name of a zone and its offset at `instant`, e.g. `Cairo time, UTC+2`. Browsers have Arabic names for
 * countries, but not for cities.
 */
export const zoneName = (instant: number, zone: string, language: string): string => {
  const offset = shortOffset(instant, zone);
  if (!zone.includes('/') || zone.startsWith('Etc/')) return offset;
  const city = zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
  if (language !== 'ar') return `${city} time, ${offset}`;
  const name = new Intl.DateTimeFormat('ar', { timeZone: zone, timeZoneName: 'shortGeneric' })
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')?.value;
  return `${name ?? city}، ${offset}`;
};

/** Formats a day in words, e.g. `Wednesday, 25 November 2026`. */
export const dateSentence = (date: string, language: string): string =>
  new Intl.DateTimeFormat(tagFor(language), { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(date));

/** Formats an instant in words with its zone: `Wednesday 25 November 2026 at 8:00 pm (Cairo time, UTC+2)`. */
export const instantSentence = (iso: string, zone: string, language: string): string => {
  const instant = Date.parse(iso);
  const words = new Intl.DateTimeFormat(tagFor(language), {
    dateStyle: 'full',
    timeStyle: 'short',
    hour12: true,
    timeZone: zone,
  }).format(instant);
  return `${words} (${zoneName(instant, zone, language)})`;
};
