import { LOCALES } from '@sahra/schemas/constants';
import type { Locale } from '@sahra/schemas/constants';

/** An address taken apart. */
export interface PageAddress {
  /** Path as requested, without query. */
  path: string;
  /** Query with its question mark, or nothing. */
  search: string;
  /** Language of the prefix; null when there is none. */
  prefix: Locale | null;
  /** Decoded segments after the prefix; empty ones left out. Null when one cannot be decoded. */
  segments: string[] | null;
}

const decoded = (segment: string): string | null => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
};

/** Takes the request target apart; forgiving of slashes and case, which the final address then corrects. */
export const pageAddressOf = (target: string): PageAddress => {
  const queryAt = target.indexOf('?');
  const path = queryAt === -1 ? target : target.slice(0, queryAt);
  const search = queryAt === -1 ? '' : target.slice(queryAt);
  const raw = path.split('/').filter((segment) => segment !== '');
  const first = raw[0]?.toLowerCase();
  const prefix = LOCALES.find((locale) => locale === first) ?? null;
  const segments = raw.slice(prefix === null ? 0 : 1).map(decoded);
  return { path, search, prefix, segments: segments.every((s) => s !== null) ? segments : null };
};
