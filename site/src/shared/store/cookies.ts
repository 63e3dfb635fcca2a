/** `maxAge` in seconds; 0 deletes the cookie. */
interface CookieOptions {
  maxAge: number;
  sameSite?: 'lax' | 'strict';
}

/** What was written on this page and the browser did not keep. */
const memory = new Map<string, string>();

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
export const readCookie = (name: string): string | null =>
  allCookies()
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1) ??
  memory.get(name) ??
  null;

/** Writes a cookie for the whole site; on https it has the `Secure` attribute. */
export const writeCookie = (
  name: string,
  value: string,
  { maxAge, sameSite = 'lax' }: CookieOptions,
): void => {
  memory.delete(name);
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  try {
    document.cookie = `${name}=${value}; path=/; max-age=${maxAge}; samesite=${sameSite}${secure}`;
  } catch {
    // As below.
  }
  if (maxAge > 0 && readCookie(name) !== value) memory.set(name, value);
};
