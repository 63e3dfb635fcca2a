/**
 * Returns the session (`sid`) that an access token names; null when it names none. Does not verify the token: only
 * accounts does, which must have accepted it.
 */
export const sessionOfToken = (token: string): string | null => {
  try {
    const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    if (typeof claims !== 'object' || claims === null || !('sid' in claims)) return null;
    return typeof claims.sid === 'string' ? claims.sid : null;
  } catch {
    return null;
  }
};
