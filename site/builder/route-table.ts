import table from '@sahra/schemas/routes.json';

export interface Route {
  path: string;
  page: string;
  access: string;
  redirectTo?: string | undefined;
  keepsScroll?: boolean | undefined;
  kind: string;
  index: boolean;
  built: boolean;
}

/** Routes that are built now. */
export const builtRoutes: readonly Route[] = table.routes.filter(({ built }) => built);

/** Paths without parameters that pages may link to. */
export const builtPaths: readonly string[] = builtRoutes
  .map(({ path }) => path)
  .filter((path) => !path.includes(':'));

/** Returns the name of a route's only parameter (`/watch/:videoCode` → `videoCode`). */
export const paramOf = (path: string): string => {
  const name = /:(\w+)/.exec(path)?.[1];
  if (!name) throw new Error(`${path} has no parameter`);
  return name;
};
