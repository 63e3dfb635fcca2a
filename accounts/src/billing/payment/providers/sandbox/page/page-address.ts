import { OTHER_LOCALE, type Locale } from '@sahra/schemas/constants';

/** URLs of the pages of one payment; `lang` is kept when the viewer has switched the language. */
export interface PageAddress {
  page: string;
  challenge: string;
  otherLanguage: string;
  /** Returns the URL of the form filled in with a test card. */
  withCard: (number: string) => string;
}

interface Asked {
  session: string;
  locale: Locale;
  /** Locale in which the payment was started. */
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
    otherLanguage: at(path, OTHER_LOCALE[locale]),
    withCard: (card) => `${at('', locale, { card })}#number`,
  };
};
