import type { Locale } from '@sahra/schemas/constants';

import { localizePath } from '../i18n/localize-path';
import { planAddress } from '../plans/plan-tickets';
import { splitPath } from '../i18n/split-path';
import { safeReturnUrl } from './safe-return-url';

export interface Visit {
  access: string;
  /** Of a guest page: unprefixed path that signed-in viewers are sent to; the root when the route names none. */
  redirectTo?: string | undefined;
  /** Path, query and hash of the page. */
  address: string;
  signedIn: boolean;
  /** Whether the tab is on its way through the registration. */
  joining: boolean;
  /** Unprefixed path for guests on viewers' pages, when the viewer ended the session here; null leads to the login. */
  leavingTo?: string | null;
}

const queryOf = (address: string): URLSearchParams =>
  new URLSearchParams(address.split('#')[0]?.split('?')[1]);

const prefixOf = (address: string): { locale: Locale | null; path: string } =>
  splitPath(address.split(/[?#]/)[0] ?? address);

const REGISTER = '/auth/register';
const PLANS = '/auth/plans';

const plansOf = (query: URLSearchParams): string => {
  const plan = query.get('plan');
  return plan === null ? PLANS : planAddress(PLANS, plan);
};

/**
 * Returns the redirect target of a page visit, or null when the visit is allowed. Signed-in viewers leave guest
 * pages (to the page they wanted, else to the target of the route) and bare locale roots; guests leave viewers' pages.
 * Who has just registered goes on to the plans, who ends the session to the page that follows it.
 */
export const guardTarget = ({
  access,
  redirectTo = '/',
  address,
  signedIn,
  joining,
  leavingTo = null,
}: Visit): string | null => {
  const { locale, path } = prefixOf(address);
  if (signedIn) {
    const bareRoot = locale !== null && path === '/';
    if (bareRoot) return localizePath('/home', locale);
    if (access !== 'guest') return null;
    return joining && path === REGISTER
      ? localizePath(plansOf(queryOf(address)), locale)
      : safeReturnUrl(queryOf(address).get('callbackUrl'), localizePath(redirectTo, locale));
  }
  if (access !== 'viewer') return null;
  if (leavingTo !== null) return localizePath(leavingTo, locale);
  const query = new URLSearchParams({ error: 'SessionRequired', callbackUrl: address });
  return `${localizePath('/auth/login', locale)}?${query}`;
};
