/** Cookies that scripts cannot read and other sites cannot send along with a POST. */
interface CookieOptions {
  httpOnly: true;
  sameSite: 'lax';
  path: '/';
  secure: boolean;
}

interface Cookie {
  name: string;
  options: CookieOptions;
}

export const isSecureOrigin = (origin: string): boolean => origin.startsWith('https:');

/** A cookie of ours; on https its prefix binds it to this very host. */
export const hostCookieOf = (origin: string, name: string): Cookie => {
  const secure = isSecureOrigin(origin);
  return {
    name: secure ? `__Host-${name}` : name,
    options: { httpOnly: true, sameSite: 'lax', path: '/', secure },
  };
};

/** The cookie that carries the opaque session id. */
export const sessionCookieOf = (origin: string): Cookie => hostCookieOf(origin, 'sahra.session');
