import type { AuthConfig } from '@auth/core';

import { hostCookieOf, sessionCookieOf } from '../session/session-cookie';

/** Seconds that a viewer may spend on a provider's page. */
const FLOW_SECONDS = 15 * 60;

/** Returns all cookies of the Auth.js endpoints, with names of this product. */
export const authCookiesOf = (origin: string) => {
  const cookie = (name: string) => hostCookieOf(origin, `sahra.${name}`);
  const flowCookie = (name: string) => {
    const { name: full, options } = cookie(name);
    return { name: full, options: { ...options, maxAge: FLOW_SECONDS } };
  };
  return {
    sessionToken: sessionCookieOf(origin),
    csrfToken: cookie('csrf'),
    callbackUrl: cookie('callback-url'),
    pkceCodeVerifier: flowCookie('pkce'),
    state: flowCookie('state'),
    nonce: flowCookie('nonce'),
  } satisfies AuthConfig['cookies'];
};

export type AuthCookies = ReturnType<typeof authCookiesOf>;
