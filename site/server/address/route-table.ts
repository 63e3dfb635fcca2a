import type { Locale } from '@sahra/schemas/constants';
import table from '@sahra/schemas/routes.json';

/** Fields of schemas/routes.json that the server uses. */
export interface Route {
  path: string;
  page: string;
  /** `viewer`: only the browser can load its data. */
  access: string;
  kind: string;
  index: boolean;
  built: boolean;
}

export const ROUTES: readonly Route[] = table.routes;
export const BUILT_ROUTES: readonly Route[] = ROUTES.filter(({ built }) => built);

const firstSegment = (path: string): string => path.split('/')[1] ?? '';

/** First segments that no record's slug may use: a URL with one of them causes no graph request. */
export const RESERVED_SEGMENTS: ReadonlySet<string> = new Set(
  [...table.reserved, ...ROUTES.map(({ path }) => firstSegment(path))]
    .filter((segment) => segment !== '' && !segment.startsWith(':'))
    .map((segment) => segment.toLowerCase()),
);

/** Returns the URL of an unprefixed path in one of its three forms. The root has no slash after its prefix. */
export const formOf = (prefix: Locale | null, path: string): string => {
  if (prefix === null) return path;
  return path === '/' ? `/${prefix}` : `/${prefix}${path}`;
};
