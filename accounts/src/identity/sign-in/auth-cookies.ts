import type { AuthConfig } from '@auth/core';

import { hostCookieOf, sessionCookieOf } from '../session/session-cookie';

/** How long a viewer may take at a provider's page. */
const FLOW_SECONDS = 15 * 60;

/** Every cookie of the Auth.js endpoints, under names of our own. */
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
