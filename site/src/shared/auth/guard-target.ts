import type { Locale } from '@sahra/schemas/constants';

import { localizePath } from '../i18n/localize-path';
import { splitPath } from '../i18n/split-path';
import { safeReturn } from './safe-return';

export interface Visit {
  access: string;
  /** Path, query and hash of the visit. */
  address: string;
  signedIn: boolean;
}

const queryOf = (address: string): URLSearchParams =>
  new URLSearchParams(address.split('#')[0]?.split('?')[1]);

const prefixOf = (address: string): { locale: Locale | null; path: string } =>
  splitPath(address.split(/[?#]/)[0] ?? address);

/** Where a visit has to go instead, or null when it may stay: signed-in viewers leave guest pages (for the address they came for, or home) and bare language roots, visitors leave viewers' pages. */
export const guardTarget = ({ access, address, signedIn }: Visit): string | null => {
  const { locale, path } = prefixOf(address);
  if (signedIn) {
    const bareRoot = locale !== null && path === '/';
    const home = localizePath('/home', locale);
    if (bareRoot) return home;
    return access === 'guest' ? safeReturn(queryOf(address).get('callbackUrl'), home) : null;
  }
  if (access !== 'viewer') return null;
  const query = new URLSearchParams({ error: 'SessionRequired', callbackUrl: address });
  return `${localizePath('/auth/login', locale)}?${query}`;
};
