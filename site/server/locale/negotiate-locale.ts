import { DEFAULT_LOCALE, LOCALES } from '@sahra/schemas/constants';
import type { Locale } from '@sahra/schemas/constants';

/** Locale of an unprefixed URL, and its source. */
export interface Negotiated {
  locale: Locale;
  source: 'cookie' | 'browser' | 'default';
}

const localeNamed = (name: string | undefined): Locale | undefined =>
  LOCALES.find((locale) => locale === name);

/**
 * Returns the first supported locale of an `Accept-Language` header, by weight and then by order; `q=0` excludes a
 * locale.
 */
export const acceptedLocale = (header: string | undefined): Locale | undefined =>
  (header ?? '')
    .split(',')
    .map((entry) => {
      const [range = '', ...parameters] = entry.trim().toLowerCase().split(';');
      const weight = parameters.map((p) => /^\s*q\s*=\s*([\d.]+)\s*$/.exec(p)?.[1]).find(Boolean);
      return {
        locale: localeNamed(range.trim().split('-')[0]),
        weight: weight === undefined ? 1 : Number(weight),
      };
    })
    .filter(({ locale, weight }) => locale !== undefined && weight > 0)
    .sort((a, b) => b.weight - a.weight)[0]?.locale;

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
