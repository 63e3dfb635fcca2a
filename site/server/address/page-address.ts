import { LOCALES } from '@sahra/schemas/constants';
import type { Locale } from '@sahra/schemas/constants';

/** Parsed URL of a page request. */
export interface PageAddress {
  /** Path as requested, without query. */
  path: string;
  /** Query string with its question mark, or empty. */
  search: string;
  /** Locale of the prefix; null without a prefix. */
  prefix: Locale | null;
  /** Decoded segments after the prefix, without empty ones. Null when one cannot be decoded. */
  segments: string[] | null;
}

const decoded = (segment: string): string | null => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
};

/** Parses the request target. It accepts any slashes and case; the redirect to the final URL corrects them. */
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
