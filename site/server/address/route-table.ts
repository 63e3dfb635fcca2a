import type { Locale } from '@sahra/schemas/constants';
import table from '@sahra/schemas/routes.json';

/** What the server needs of a line of schemas/routes.json. */
export interface Route {
  path: string;
  page: string;
  /** `viewer`: only the browser has what is on it. */
  access: string;
  kind: string;
  index: boolean;
  built: boolean;
}

export const ROUTES: readonly Route[] = table.routes;
export const BUILT_ROUTES: readonly Route[] = ROUTES.filter(({ built }) => built);

const firstSegment = (path: string): string => path.split('/')[1] ?? '';

/** First segments that no record's slug may take: an address with one of them never asks the graph. */
export const RESERVED_SEGMENTS: ReadonlySet<string> = new Set(
  [...table.reserved, ...ROUTES.map(({ path }) => firstSegment(path))]
    .filter((segment) => segment !== '' && !segment.startsWith(':'))
    .map((segment) => segment.toLowerCase()),
);

/** Address of an unprefixed path in one of its three forms; the root keeps no slash after its prefix. */
export const formOf = (prefix: Locale | null, path: string): string => {
  if (prefix === null) return path;
  return path === '/' ? `/${prefix}` : `/${prefix}${path}`;
};
