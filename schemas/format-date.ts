import { LOCALE_TAG } from './constants';
import type { Locale } from './constants';
import { dateFormat } from './intl-formats';
import { zoneName } from './zone-name';

const DAY = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const MOMENT = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  // One clock in both languages, on every page and in every mail.
  hourCycle: 'h23',
} as const;

const dayFormat = (locale: Locale, timeZone: string): Intl.DateTimeFormat =>
  dateFormat(LOCALE_TAG[locale], { ...DAY, timeZone });

/**
 * Formats a day in the one way of the product: `21 December 2026`, `21 ديسمبر 2026`, in a time zone. Arabic text needs no bidi isolation around it, because its month is a word.
 */
export const formatDate = (iso: string, locale: Locale, timeZone: string): string =>
  dayFormat(locale, timeZone).format(new Date(iso));

/** Formats the days from one to another, without what both share: `21 – 28 December 2026`. */
export const formatDateRange = (from: string, until: string, locale: Locale, timeZone: string): string =>
  dayFormat(locale, timeZone).formatRange(new Date(from), new Date(until));

/** Formats the day and time of a moment, in a time zone. */
export const formatMoment = (iso: string, locale: Locale, timeZone: string): string =>
  dateFormat(LOCALE_TAG[locale], { ...MOMENT, timeZone }).format(new Date(iso));

/** Like `formatMoment`, with the year and the name of the time zone: for what is read later and elsewhere. */
export const formatFullMoment = (iso: string, locale: Locale, timeZone: string): string => {
  const moment = new Date(iso);
  const text = dateFormat(LOCALE_TAG[locale], { ...MOMENT, year: 'numeric', timeZone }).format(moment);
  return `${text}${locale === 'ar' ? '،' : ','} ${zoneName(timeZone, locale, moment.getTime())}`;
};
