import type { Locale } from '@sahra/schemas/constants';

import { localizePath } from '../i18n/localize-path';
import { splitPath } from '../i18n/split-path';

interface Wanted {
  /** Locale of the page that the link opens. */
  locale: Locale;
  /** Start position in seconds; null for the beginning. */
  second: number | null;
}

/** Returns the link of this page in the chosen locale, without other query parameters. */
export const shareLink = (
  { origin, pathname }: Pick<Location, 'origin' | 'pathname'>,
  { locale, second }: Wanted,
): string => {
  const link = new URL(localizePath(splitPath(pathname).path, locale), origin);
  if (second !== null && second >= 1) link.searchParams.set('t', String(Math.floor(second)));
  return link.href;
};
