/** A base that no real address can share: what still has its origin after parsing stayed on the site. */
const BASE = 'https://site.invalid';

/** The return address when it is a path of this site, else `fallback`. */
export const safeReturn = (address: string | null | undefined, fallback: string): string => {
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
