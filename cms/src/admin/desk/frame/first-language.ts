import { LOCALES, type Locale } from '@sahra/schemas/constants';

import { deviceStorage } from '../../browser-storage';

/** Where Strapi keeps the language of the admin for the next page. */
export const LANGUAGE_STORE = 'strapi-admin-language';

/** Parameter of an invitation: the language of the role. */
export const INVITED_IN = 'lang';

const localeOf = (tag: string | null): Locale | undefined =>
  LOCALES.find((locale) => locale === tag?.toLowerCase().split('-')[0]);

/**
 * Returns the language of a browser in which nobody has signed in: the one that was chosen, that of the invitation, or the
 * first of the browser's that the desk has.
 */
export const firstLanguage = (stored: string | null, search: string, languages: readonly string[]): Locale =>
  [stored, new URLSearchParams(search).get(INVITED_IN), ...languages]
    .map(localeOf)
    .find((locale) => locale !== undefined) ?? 'en';

/**
 * Keeps the first language where Strapi reads it before it shows its first screen. English is Strapi's own: only who
 * chooses it has it stored.
 */
export const chooseFirstLanguage = (): Locale => {
  const locale = firstLanguage(deviceStorage.get(LANGUAGE_STORE), location.search, navigator.languages);
  if (locale !== 'en') deviceStorage.set(LANGUAGE_STORE, locale);
  return locale;
};
