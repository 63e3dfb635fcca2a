import { LOCALES } from '@sahra/schemas/constants';
import type { Locale } from '@sahra/schemas/constants';

/** The language prefix of a path (null when it has none) and the path without it. */
export const splitPath = (pathname: string): { locale: Locale | null; path: string } => {
  const locale = LOCALES.find((one) => pathname === `/${one}` || pathname.startsWith(`/${one}/`));
  if (!locale) return { locale: null, path: pathname };
  return { locale, path: pathname.slice(locale.length + 1) || '/' };
};
