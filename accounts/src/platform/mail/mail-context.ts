import { formatDate, formatDateRange, formatFullMoment } from '@sahra/schemas/format-date';
import { formatMoney } from '@sahra/schemas/format-money';
import { LOCALE_TAG } from '@sahra/schemas/constants';
import type { Locale } from '@sahra/schemas/constants';
import { hasLure } from '@sahra/schemas/name-failure';

import { readerZoneOf } from '../time/reader-zone';
import type { Brand } from './brand';

interface Amount {
  amountMinor: number;
  currency: string;
}

/** Formatters for the values of a mail, in its locale. */
export interface MailContext {
  /** Brand name, isolated (Unicode bidi). */
  brand: string;
  /**
   * Isolates a value from outside, so that its direction does not disturb the sentence around it (Unicode
   * bidi).
   */
  own(value: string): string;
  /** Isolates what a person typed; null for nothing, and for a value that carries a link, an address or a number. */
  typed(value: string | null): string | null;
  /** Greets the reader; by name, as `typed` returns it. */
  hello(name: string | null): string;
  /** Formats date and time of an ISO timestamp, with the name of the time zone. */
  moment(iso: string): string;
  day(iso: string): string;
  days(from: string, until: string): string;
  money(amount: Amount): string;
  minutes(count: number): string;
  /** Joins names to a list in the style of the locale. */
  list(names: readonly string[]): string;
  /** Returns the absolute URL of a path, with the locale prefix. */
  href(path: string): string;
}

/** Marks that would end the isolation, or turn what follows. */
const DIRECTION_MARKS = /[\u202A-\u202E\u2066-\u2069]/gu;
const isolated = (value: string): string => `\u2068${value.replace(DIRECTION_MARKS, '')}\u2069`;
const typed = (value: string | null): string | null =>
  value === null || hasLure(value) ? null : isolated(value);

const HELLO: Record<Locale, (name: string) => string> = {
  en: (name) => `Hello${name},`,
  ar: (name) => `مرحبًا${name}،`,
};

/** Times are in the receiver's zone, or in that of most viewers. */
export const mailContext = (
  locale: Locale,
  brand: Brand,
  origin: string,
  receiverZone?: string,
): MailContext => {
  const tag = LOCALE_TAG[locale];
  const zone = readerZoneOf(receiverZone);
  return {
    brand: isolated(brand.name),
    own: isolated,
    typed,
    hello: (name) => {
      const own = typed(name);
      return HELLO[locale](own === null ? '' : ` ${own}`);
    },
    moment: (iso) => formatFullMoment(iso, locale, zone),
    day: (iso) => formatDate(iso, locale, zone),
    days: (from, until) => formatDateRange(from, until, locale, zone),
    money: ({ amountMinor: amount, currency }) => isolated(formatMoney({ amount, currency }, locale)),
    minutes: (count) =>
      new Intl.NumberFormat(tag, { style: 'unit', unit: 'minute', unitDisplay: 'long' }).format(count),
    list: (names) => new Intl.ListFormat(tag, { type: 'conjunction' }).format(names),
    href: (path) => `${origin}/${locale}${path === '/' ? '' : path}`,
  };
};
