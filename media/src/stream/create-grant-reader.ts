import { type MediaGrant, verifyMediaToken } from '@sahra/schemas/media-url';
import { LRUCache } from 'lru-cache';

/** Viewers at the same time, about: everybody who asked for a video within the same ten minutes has the same URL. */
const KEPT_MAX = 5_000;

/**
 * Creates a function that reads tokens, expired ones too, and remembers those that are signed, because every segment of
 * a film comes with the same token.
 */
export const createGrantReader = (
  keys: readonly string[],
): ((token: string, code: string) => MediaGrant | null) => {
  const kept = new LRUCache<string, MediaGrant>({ max: KEPT_MAX });
  return (token, code) => {
    const name = `${token}/${code}`;
    const known = kept.get(name);
    if (known) return known;
    const grant = verifyMediaToken(keys, token, code);
    if (grant) kept.set(name, grant);
    return grant;
  };
};
