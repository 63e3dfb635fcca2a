import { acceptedLocale } from '@sahra/schemas/accepted-locale';
import { DEFAULT_LOCALE, LOCALES } from '@sahra/schemas/constants';
import type { Locale } from '@sahra/schemas/constants';

/** Locale of an unprefixed URL, and its source. */
export interface Negotiated {
  locale: Locale;
  source: 'cookie' | 'browser' | 'default';
}

const localeNamed = (name: string | undefined): Locale | undefined =>
  LOCALES.find((locale) => locale === name);

/** Chooses the locale: cookie, then `Accept-Language`, then English. An unknown cookie value is ignored. */
export const negotiateLocale = (
  cookie: string | undefined,
  acceptLanguage: string | undefined,
): Negotiated => {
  const chosen = localeNamed(cookie);
  if (chosen) return { locale: chosen, source: 'cookie' };
  const accepted = acceptedLocale(acceptLanguage);
  if (accepted) return { locale: accepted, source: 'browser' };
  return { locale: DEFAULT_LOCALE, source: 'default' };
};
