import type { Locale } from '@sahra/schemas/constants';

/**
 * Returns the URL of an unprefixed `path` in one form: null leaves it unprefixed; the root becomes `/ar`, not
 * `/ar/`.
 */
export const localizePath = (path: string, locale: Locale | null): string => {
  if (!locale) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
};
