import { DEFAULT_LOCALE, LOCALES } from '@sahra/schemas/constants';
import type { Locale } from '@sahra/schemas/constants';
import Negotiator from 'negotiator';

/** Locale of an unprefixed URL, and its source. */
export interface Negotiated {
  locale: Locale;
  source: 'cookie' | 'browser' | 'default';
}

const localeNamed = (name: string | undefined): Locale | undefined =>
  LOCALES.find((locale) => locale === name);

/**
 * Returns the first supported locale of an `Accept-Language` header, by weight and then by order; `q=0` excludes a
 * locale, and `*` selects none.
 */
export const acceptedLocale = (header: string | undefined): Locale | undefined =>
  new Negotiator({ headers: { 'accept-language': header ?? '' } })
    .languages()
    .map((range) => localeNamed(range.toLowerCase().split('-')[0]))
    .find((locale) => locale !== undefined);

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
