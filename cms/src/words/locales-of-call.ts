import { DEFAULT_LOCALE, LOCALES, type Locale } from '@sahra/schemas/constants';

/** Languages that a call of the document service is about: one, several, `*` for all, and the default one when it names none. */
export const localesOfCall = (params: unknown): readonly Locale[] => {
  const locale = typeof params === 'object' && params !== null && 'locale' in params ? params.locale : null;
  const named: readonly unknown[] = Array.isArray(locale) ? locale : [locale ?? DEFAULT_LOCALE];
  return named.includes('*') ? LOCALES : LOCALES.filter((each) => named.includes(each));
};
