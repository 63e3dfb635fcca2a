import { LOCALES } from '@sahra/schemas/constants';
import type { Locale } from '@sahra/schemas/constants';

/** Splits a path into its locale prefix (null when it has none) and the rest. */
export const splitPath = (pathname: string): { locale: Locale | null; path: string } => {
  const locale = LOCALES.find((one) => pathname === `/${one}` || pathname.startsWith(`/${one}/`));
  if (!locale) return { locale: null, path: pathname };
  return { locale, path: pathname.slice(locale.length + 1) || '/' };
};
