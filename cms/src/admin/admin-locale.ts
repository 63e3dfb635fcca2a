import { LOCALES, type Locale } from '@sahra/schemas/constants';

/** Returns the language of the admin as one of ours: English where it is neither chosen nor known. */
export const adminLocale = (language: string | null): Locale =>
  LOCALES.find((locale) => locale === language) ?? 'en';
