import { DEFAULT_LOCALE, LOCALES, type Locale } from '@sahra/schemas/constants';

/** Returns the locales of a document service call: one, several, `*` for all, or the default when none is given. */
export const localesOfCall = (params: unknown): readonly Locale[] => {
  const locale = typeof params === 'object' && params !== null && 'locale' in params ? params.locale : null;
  const named: readonly unknown[] = Array.isArray(locale) ? locale : [locale ?? DEFAULT_LOCALE];
  return named.includes('*') ? LOCALES : LOCALES.filter((each) => named.includes(each));
};
