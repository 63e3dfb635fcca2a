import Negotiator from 'negotiator';

import { LOCALES } from './constants';
import type { Locale } from './constants';

/** Returns the supported locale of a language tag such as `ar-EG`; undefined for another language. */
export const localeOfTag = (tag: string): Locale | undefined => {
  const language = tag.trim().toLowerCase().split('-')[0];
  return LOCALES.find((locale) => locale === language);
};

/**
 * Returns the first supported locale of an `Accept-Language` header, by weight and then by order; `q=0` excludes a
 * locale, and `*` selects none.
 */
export const acceptedLocale = (header: string | undefined): Locale | undefined =>
  new Negotiator({ headers: { 'accept-language': header ?? '' } })
    .languages()
    .map(localeOfTag)
    .find((locale) => locale !== undefined);
