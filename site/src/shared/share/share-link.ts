import type { Locale } from '@sahra/schemas/constants';

import { localizePath } from '../i18n/localize-path';
import { splitPath } from '../i18n/split-path';

interface Wanted {
  /** Locale of the page that the link opens. */
  locale: Locale;
  /** Start position in seconds; null for the beginning. */
  second: number | null;
}

/**
 * Returns the link of an unprefixed address in the chosen locale; without an address that of this page, without its
 * query.
 */
export const shareLink = (
  { origin, pathname }: Pick<Location, 'origin' | 'pathname'>,
  { locale, second }: Wanted,
  address = splitPath(pathname).path,
): string => {
  const link = new URL(localizePath(address, locale), origin);
  if (second !== null && second >= 1) link.searchParams.set('t', String(Math.floor(second)));
  return link.href;
};

/** Returns the address that opens WhatsApp with a title and a link as the message; the viewer chooses whom to send it. */
export const whatsAppLink = (title: string, link: string): string =>
  `https://wa.me/?text=${encodeURIComponent(`${title}\n${link}`)}`;
