import type { Locale } from '@sahra/schemas/constants';

import { localizePath } from '../i18n/localize-path';
import { splitPath } from '../i18n/split-path';
import { safeReturnUrl } from './safe-return-url';

export interface Visit {
  access: string;
  /** Path, query and hash of the page. */
  address: string;
  signedIn: boolean;
}

const queryOf = (address: string): URLSearchParams =>
  new URLSearchParams(address.split('#')[0]?.split('?')[1]);

const prefixOf = (address: string): { locale: Locale | null; path: string } =>
  splitPath(address.split(/[?#]/)[0] ?? address);

/**
 * Returns the redirect target of a page visit, or null when the visit is allowed. Signed-in viewers leave guest
 * pages (to the page they wanted, or home) and bare locale roots; guests leave viewers' pages.
 */
export const guardTarget = ({ access, address, signedIn }: Visit): string | null => {
  const { locale, path } = prefixOf(address);
  if (signedIn) {
    const bareRoot = locale !== null && path === '/';
    const home = localizePath('/home', locale);
    if (bareRoot) return home;
    return access === 'guest' ? safeReturnUrl(queryOf(address).get('callbackUrl'), home) : null;
  }
  if (access !== 'viewer') return null;
  const query = new URLSearchParams({ error: 'SessionRequired', callbackUrl: address });
  return `${localizePath('/auth/login', locale)}?${query}`;
};
