import type { Locale } from '@sahra/schemas/constants';

import { bearer } from './bearer';
import { refreshSession } from './refresh-session';
import { tokenExpiry } from './token-expiry';

/** A bearer this close to its end may be over before the call arrives. */
const MARGIN_MS = 30_000;

/** The viewer's bearer, renewed when it is about to end; null when nobody is signed in. */
export const freshToken = async (locale: Locale): Promise<string | null> => {
  const token = bearer();
  if (!token) return null;
  if (tokenExpiry(token) - Date.now() < MARGIN_MS) await refreshSession(locale);
  return bearer();
};
