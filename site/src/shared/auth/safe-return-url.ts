import { splitPath } from '../i18n/split-path';

/**
 * Base URL whose origin no real URL has: a URL that still has this origin after parsing is relative to the site.
 */
const BASE = 'https://site.invalid';
/** Segments of the site's own routes. Whatever a URL parser could drop or read as a separator is no segment. */
const OWN_PATH = /^(?:\/|(?:\/[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}._~-]*)+\/?)$/u;
/** The only page under /auth that a login returns to: the link of a mail. */
const MAIL_LINK = '/auth/verify';

const isOwnPage = (pathname: string): boolean => {
  const decoded = decodeURIComponent(pathname);
  if (!OWN_PATH.test(decoded)) return false;
  const path = splitPath(decoded).path.replace(/\/$/, '');
  return path === MAIL_LINK || !/^\/auth(?:\/|$)/i.test(path);
};

/**
 * Returns the return URL when it is a page of this site outside the login, else `fallback`. This prevents open
 * redirects, and a login that returns to itself.
 */
export const safeReturnUrl = (address: string | null | undefined, fallback: string): string => {
  if (!address?.startsWith('/')) return fallback;
  try {
    const url = new URL(address, BASE);
    if (url.origin !== BASE || !isOwnPage(url.pathname)) return fallback;
    return url.pathname + url.search + url.hash;
  } catch {
    return fallback;
  }
};
