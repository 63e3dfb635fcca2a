/** Lifetime in seconds; 0 takes the cookie away. */
interface CookieOptions {
  maxAge: number;
  sameSite?: 'lax' | 'strict';
}

/** Writes a cookie of the whole site; on https it never travels unencrypted. */
export const writeCookie = (
  name: string,
  value: string,
  { maxAge, sameSite = 'lax' }: CookieOptions,
): void => {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${name}=${value}; path=/; max-age=${maxAge}; samesite=${sameSite}${secure}`;
};
