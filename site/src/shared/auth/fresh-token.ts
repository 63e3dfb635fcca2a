import type { Locale } from '@sahra/schemas/constants';

import { bearer } from './bearer';
import { refreshSession } from './refresh-session';

/** When a bearer ends (milliseconds since 1970), read from its own `exp`; 0 for what is no JWT, so that it is renewed. */
const tokenExpiry = (token: string): number => {
  try {
    const [, payload = ''] = token.split('.');
    const claims = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/'))) as { exp?: unknown };
    return typeof claims.exp === 'number' ? claims.exp * 1000 : 0;
  } catch {
    return 0;
  }
};

/** A bearer this close to its end may be over before the call arrives. */
const MARGIN_MS = 30_000;

/** The viewer's bearer, renewed when it is about to end; null when nobody is signed in. */
export const freshToken = async (locale: Locale): Promise<string | null> => {
  const token = bearer();
  if (!token) return null;
  if (tokenExpiry(token) - Date.now() < MARGIN_MS) await refreshSession(locale);
  return bearer();
};
