/** When a bearer ends (milliseconds since 1970), read from its own `exp`; 0 for what is no JWT, so that it is renewed. */
export const tokenExpiry = (token: string): number => {
  try {
    const [, payload = ''] = token.split('.');
    const claims = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/'))) as { exp?: unknown };
    return typeof claims.exp === 'number' ? claims.exp * 1000 : 0;
  } catch {
    return 0;
  }
};
