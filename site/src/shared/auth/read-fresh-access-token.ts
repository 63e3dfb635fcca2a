import type { Locale } from '@sahra/schemas/constants';

import { serverNow } from '../clock/server-clock';
import { readAccessToken } from './read-access-token';
import { readTokenClaims } from './read-token-claims';
import { refreshSession } from './refresh-session';

/**
 * Returns the expiry time of an access token (milliseconds since 1970) from its `exp` claim; 0 for an invalid JWT,
 * so that it is renewed.
 */
const tokenExpiry = (token: string): number => {
  const { exp } = readTokenClaims(token);
  return typeof exp === 'number' ? exp * 1000 : 0;
};

/** In milliseconds. An access token with less time left may expire before the request arrives. */
const MARGIN_MS = 30_000;

/** Returns the viewer's access token and renews it shortly before it expires; null when nobody is signed in. */
export const readFreshAccessToken = async (locale: Locale): Promise<string | null> => {
  const token = readAccessToken();
  if (!token) return null;
  if (tokenExpiry(token) - serverNow() < MARGIN_MS) await refreshSession(locale);
  return readAccessToken();
};
