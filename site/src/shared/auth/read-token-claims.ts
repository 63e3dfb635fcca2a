interface TokenClaims {
  /** Expiry time in seconds since 1970. */
  exp?: unknown;
  /** Time of issue in seconds since 1970. */
  iat?: unknown;
  /** Session. */
  sid?: unknown;
}

/** Returns the claims of an access token, unverified; none for an invalid JWT. */
export const readTokenClaims = (token: string): TokenClaims => {
  try {
    const [, payload = ''] = token.split('.');
    const claims: unknown = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/')));
    return typeof claims === 'object' && claims !== null ? claims : {};
  } catch {
    return {};
  }
};
