import type { Locale } from '@sahra/schemas/constants';

import type { PageAddress } from '../address/page-address';
import type { RouteMatch } from '../address/match-route';
import { formOf } from '../address/route-table';

/** Where an address sends its reader. */
export interface Redirect {
  status: 301 | 302;
  location: string;
}

/** Both `/en` and `/en/` are the home of their language. */
const isHomeWithSlash = (path: string, final: string): boolean => path === `${final}/` && final.length === 3;

/**
 * The one redirect of an address, or null when it is final: slashes, case and language are corrected at once.
 * What depends on the reader's language is never permanent. The location is built from the route, so it cannot leave the site.
 */
export const redirectOf = (
  { path, search, prefix }: PageAddress,
  match: RouteMatch,
  locale: Locale,
): Redirect | null => {
  const negotiatedArabic = prefix === null && locale === 'ar';
  const final = formOf(negotiatedArabic ? locale : prefix, match.path);
  if (path === final || isHomeWithSlash(path, final)) return null;
  return { status: negotiatedArabic ? 302 : 301, location: final + search };
};
