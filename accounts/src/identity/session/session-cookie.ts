/** Options of a cookie that scripts cannot read and other sites cannot send with a POST. */
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

/** Returns the name and options of a cookie; on https the `__Host-` prefix binds it to this host. */
export const hostCookieOf = (origin: string, name: string): Cookie => {
  const secure = isSecureOrigin(origin);
  return {
    name: secure ? `__Host-${name}` : name,
    options: { httpOnly: true, sameSite: 'lax', path: '/', secure },
  };
};

/** Returns the cookie that carries the opaque session id. */
export const sessionCookieOf = (origin: string): Cookie => hostCookieOf(origin, 'sahra.session');
