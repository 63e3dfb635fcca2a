/** `maxAge` in seconds; 0 deletes the cookie. */
interface CookieOptions {
  maxAge: number;
  sameSite?: 'lax' | 'strict';
}

/** Writes a cookie for the whole site; on https it has the `Secure` attribute. */
export const writeCookie = (
  name: string,
  value: string,
  { maxAge, sameSite = 'lax' }: CookieOptions,
): void => {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${name}=${value}; path=/; max-age=${maxAge}; samesite=${sameSite}${secure}`;
};
