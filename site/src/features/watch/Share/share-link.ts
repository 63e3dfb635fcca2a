import type { Locale } from '@sahra/schemas/constants';

import { localizePath } from '../../../shared/i18n/localize-path';
import { splitPath } from '../../../shared/i18n/split-path';

interface Wanted {
  /** Language of the page that the link opens. */
  locale: Locale;
  /** Second to begin at; null for the beginning. */
  second: number | null;
}

/** The link to give away: this page in the chosen language, without what else stands in the address. */
export const shareLink = (
  { origin, pathname }: Pick<Location, 'origin' | 'pathname'>,
  { locale, second }: Wanted,
): string => {
  const link = new URL(localizePath(splitPath(pathname).path, locale), origin);
  if (second !== null && second >= 1) link.searchParams.set('t', String(Math.floor(second)));
  return link.href;
};
