/** Cookies that pass between browser and accounts; every other cookie stays where it is. `__Host-` is their spelling on https. */
const AUTH_COOKIES = new Set(
  ['session', 'csrf', 'recovery', 'device'].flatMap((name) => [`sahra.${name}`, `__Host-sahra.${name}`]),
);

/** Name of a `name=value` pair, or of a whole Set-Cookie header. */
export const cookieName = (pair: string): string => pair.slice(0, pair.indexOf('=')).trim();

/** The auth cookies of a Cookie header, or undefined when it has none. */
export const authCookiesOf = (header: string | undefined): string | undefined => {
  const pairs = (header ?? '').split(';').filter((pair) => AUTH_COOKIES.has(cookieName(pair)));
  return pairs.length > 0 ? pairs.map((pair) => pair.trim()).join('; ') : undefined;
};

/** The Set-Cookie headers that set an auth cookie. */
export const authSetCookiesOf = (setCookies: readonly string[]): string[] =>
  setCookies.filter((cookie) => AUTH_COOKIES.has(cookieName(cookie)));

/** What the browser would send after it obeyed the Set-Cookie headers. */
export const cookiesAfter = (
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
