import { parseCookie, parseSetCookie } from 'cookie';
import type { SetCookie } from 'cookie';

/**
 * Cookies that are passed between browser and accounts; all others are dropped.
 * The `__Host-` prefix is used on https.
 */
const AUTH_COOKIES = new Set(
  ['session', 'csrf', 'recovery', 'device'].flatMap((name) => [`sahra.${name}`, `__Host-sahra.${name}`]),
);

/** Values are passed on as they were sent. */
const UNCHANGED = { decode: (value: string) => value };

/** Returns the name of the cookie that a Set-Cookie header sets. */
export const cookieName = (setCookie: string): string => parseSetCookie(setCookie).name;

/** Returns the Set-Cookie headers that set an auth cookie. */
export const authSetCookiesOf = (setCookies: readonly string[]): string[] =>
  setCookies.filter((setCookie) => AUTH_COOKIES.has(cookieName(setCookie)));

/** Whether a Set-Cookie header removes its cookie. `Max-Age` takes precedence over `Expires`. */
const isRemoval = ({ maxAge, expires }: SetCookie): boolean => {
  if (maxAge !== undefined) return maxAge <= 0;
  return expires !== undefined && expires.getTime() <= Date.now();
};

/**
 * Returns the Cookie header, with auth cookies only, that the browser would send after it applied the
 * Set-Cookie headers; undefined when no cookie is left.
 */
export const applySetCookies = (
  header: string | undefined,
  setCookies: readonly string[],
): string | undefined => {
  const jar = new Map(Object.entries(parseCookie(header ?? '', UNCHANGED)));
  for (const setCookie of setCookies) {
    const cookie = parseSetCookie(setCookie, UNCHANGED);
    if (isRemoval(cookie)) jar.delete(cookie.name);
    else jar.set(cookie.name, cookie.value);
  }
  const pairs = [...jar].flatMap(([name, value = '']) =>
    AUTH_COOKIES.has(name) ? [`${name}=${value}`] : [],
  );
  return pairs.length > 0 ? pairs.join('; ') : undefined;
};

/** Returns the auth cookies of a Cookie header; undefined when it has none. */
export const authCookiesOf = (header: string | undefined): string | undefined => applySetCookies(header, []);
