/** `maxAge` in seconds; 0 deletes the cookie. */
interface CookieOptions {
  maxAge: number;
  sameSite?: 'lax' | 'strict';
}

/** What was written on this page, for browsers that refuse cookies. */
const written = new Map<string, string>();

const allCookies = (): string => {
  try {
    return document.cookie;
  } catch {
    return '';
  }
};

/** Returns whether the browser says that it keeps no cookies of this site. */
export const isRefusingCookies = (): boolean => !navigator.cookieEnabled;

/** Returns the value of a cookie, of this page's own memory where the browser refuses cookies; null without one. */
export const readCookie = (name: string): string | null => {
  const kept = allCookies()
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`));
  return kept?.slice(name.length + 1) ?? written.get(name) ?? null;
};

/** Writes a cookie for the whole site; on https it has the `Secure` attribute. */
export const writeCookie = (
  name: string,
  value: string,
  { maxAge, sameSite = 'lax' }: CookieOptions,
): void => {
  if (maxAge > 0) written.set(name, value);
  else written.delete(name);
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  try {
    document.cookie = `${name}=${value}; path=/; max-age=${maxAge}; samesite=${sameSite}${secure}`;
  } catch {
    // This page remembers it.
  }
};
