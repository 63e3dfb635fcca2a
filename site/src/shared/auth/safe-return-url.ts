/**
 * Base URL whose origin no real URL has: a URL that still has this origin after parsing is relative to the site.
 */
const BASE = 'https://site.invalid';

/** Returns the return URL when it is a path of this site, else `fallback`. This prevents open redirects. */
export const safeReturnUrl = (address: string | null | undefined, fallback: string): string => {
  if (!address?.startsWith('/')) return fallback;
  try {
    const url = new URL(address, BASE);
    if (url.origin !== BASE) return fallback;
    const path = url.pathname + url.search + url.hash;
    return path.startsWith('//') ? fallback : path;
  } catch {
    return fallback;
  }
};
