import { type MediaGrant, verifyMediaToken } from '@sahra/schemas/media-url';

/** Viewers at the same time, about: everybody who asked for a video within the same ten minutes has the same URL. */
const KEPT_MAX = 5_000;

/**
 * Creates a function that verifies tokens and remembers the valid ones, because every segment of a film comes with the
 * same token.
 */
export const createGrantReader = (
  keys: readonly string[],
  now: () => number,
): ((token: string, code: string) => MediaGrant | null) => {
  const kept = new Map<string, MediaGrant>();
  return (token, code) => {
    const name = `${token}/${code}`;
    const known = kept.get(name);
    if (known) return known.expiry * 1000 > now() ? known : null;
    const grant = verifyMediaToken(keys, token, code, now());
    if (!grant) return null;
    const [oldest] = kept.keys();
    if (kept.size >= KEPT_MAX && oldest !== undefined) kept.delete(oldest);
    kept.set(name, grant);
    return grant;
  };
};
