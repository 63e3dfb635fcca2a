import { SLUG_MAX_LENGTH, SLUG_PATTERN, VIDEO_CODE_PATTERN } from '@sahra/schemas/identity';

import { RESERVED_SEGMENTS } from './route-table';
import type { Route } from './route-table';

/** Route that matches a URL. */
export interface RouteMatch {
  route: Route;
  /** Unprefixed path in canonical spelling. */
  path: string;
  /** Slug or code of the record; null for a route without a parameter. */
  key: string | null;
  /** Whether the parameter is a valid slug or code; false is a failed validation (docs/product/rules.md R5). */
  valid: boolean;
}

const isParameter = (segment: string): boolean => segment.startsWith(':');
const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '');

const fits = (pattern: readonly string[], segments: readonly string[]): boolean =>
  pattern.length === segments.length &&
  pattern.every((part, at) => isParameter(part) || part.toLowerCase() === segments[at]?.toLowerCase());

/** Comparator: negative when `a` has the earlier literal segment, compared from the left. */
const byLiterals = (a: readonly string[], b: readonly string[]): number => {
  const at = a.findIndex((part, index) => isParameter(part) !== isParameter(b[index] ?? ''));
  return at === -1 ? 0 : isParameter(a[at] ?? '') ? 1 : -1;
};

const canNameRecord = (parameter: string, key: string, first: boolean): boolean => {
  if (parameter === ':videoCode') return VIDEO_CODE_PATTERN.test(key);
  if (first && RESERVED_SEGMENTS.has(key)) return false;
  return key.length <= SLUG_MAX_LENGTH && SLUG_PATTERN.test(key);
};

interface Pattern {
  route: Route;
  pattern: readonly string[];
}

const tables = new WeakMap<readonly Route[], readonly Pattern[]>();

/** Returns the segments of each route, which are the same for every request. */
const patternsOf = (routes: readonly Route[]): readonly Pattern[] => {
  const known = tables.get(routes);
  if (known) return known;
  const patterns = routes.map((route) => ({ route, pattern: segmentsOf(route.path) }));
  tables.set(routes, patterns);
  return patterns;
};

/**
 * Finds the route for decoded segments. A literal segment has priority over a parameter, whatever the order of the
 * table.
 */
export const matchRoute = (routes: readonly Route[], segments: readonly string[]): RouteMatch | null => {
  const best = patternsOf(routes)
    .filter(({ pattern }) => fits(pattern, segments))
    .sort((a, b) => byLiterals(a.pattern, b.pattern))[0];
  if (!best) return null;
  const at = best.pattern.findIndex(isParameter);
  // Slugs and codes are lower case (schemas/identity): other cases are variants of the same URL.
  const key = at === -1 ? null : (segments[at] ?? '').toLowerCase();
  const path = best.pattern.map((part) => (isParameter(part) ? encodeURIComponent(key ?? '') : part));
  return {
    route: best.route,
    path: `/${path.join('/')}`,
    key,
    valid: key === null || canNameRecord(best.pattern[at] ?? '', key, at === 0),
  };
};
