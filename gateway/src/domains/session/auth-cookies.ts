/**
 * Cookies that are passed between browser and accounts; all others are dropped.
 * The `__Host-` prefix is used on https.
 */
const AUTH_COOKIES = new Set(
  ['session', 'csrf', 'recovery', 'device'].flatMap((name) => [`sahra.${name}`, `__Host-sahra.${name}`]),
);

/** Returns the name in a `name=value` pair or in a whole Set-Cookie header. */
export const cookieName = (pair: string): string => pair.slice(0, pair.indexOf('=')).trim();

/** Returns the auth cookies of a Cookie header; undefined when it has none. */
export const authCookiesOf = (header: string | undefined): string | undefined => {
  const pairs = (header ?? '').split(';').filter((pair) => AUTH_COOKIES.has(cookieName(pair)));
  return pairs.length > 0 ? pairs.map((pair) => pair.trim()).join('; ') : undefined;
};

/** Returns the Set-Cookie headers that set an auth cookie. */
export const authSetCookiesOf = (setCookies: readonly string[]): string[] =>
  setCookies.filter((cookie) => AUTH_COOKIES.has(cookieName(cookie)));

/** Returns the Cookie header that the browser would send after it applied the Set-Cookie headers. */
export const applySetCookies = (
  header: string | undefined,
  setCookies: readonly string[],
): string | undefined => {
  const jar = new Map<string, string>();
  const pairs = [...(header ?? '').split(';'), ...setCookies.map((cookie) => cookie.split(';')[0] ?? '')];
  for (const pair of pairs) {
    if (AUTH_COOKIES.has(cookieName(pair))) jar.set(cookieName(pair), pair.trim());
  }
  return jar.size > 0 ? [...jar.values()].join('; ') : undefined;
};
