import type { Locale } from '@sahra/schemas/constants';

/** Addresses within one payment's pages; `lang` stays with a viewer who changed the language. */
export interface PageAddress {
  page: string;
  challenge: string;
  otherLanguage: string;
  /** The form with a test card filled in. */
  withCard: (number: string) => string;
}

interface Asked {
  session: string;
  locale: Locale;
  /** The language in which the payment was begun. */
  begunIn: Locale;
}

export const pageAddress = (
  { session, locale, begunIn }: Asked,
  path: '' | '/challenge' = '',
): PageAddress => {
  const at = (place: string, language: Locale, more: Record<string, string> = {}) => {
    const query = new URLSearchParams({ ...(language !== begunIn && { lang: language }), ...more });
    return `/pay/${session}${place}${query.size > 0 ? `?${query}` : ''}`;
  };
  return {
    page: at('', locale),
    challenge: at('/challenge', locale),
    otherLanguage: at(path, locale === 'en' ? 'ar' : 'en'),
    withCard: (card) => `${at('', locale, { card })}#number`,
  };
};
