import table from '@sahra/schemas/routes.json';

export interface Route {
  path: string;
  page: string;
  layout: string | null;
  access: string;
  kind: string;
  index: boolean;
  built: boolean;
}

/** Routes that have a page today. */
export const builtRoutes: readonly Route[] = table.routes.filter(({ built }) => built);

/** Addresses without parameters that may be linked to. */
export const builtPaths: readonly string[] = builtRoutes
  .map(({ path }) => path)
  .filter((path) => !path.includes(':'));

/** Name of a route's one parameter (`/watch/:videoCode` → `videoCode`). */
export const paramOf = (path: string): string => {
  const name = /:(\w+)/.exec(path)?.[1];
  if (!name) throw new Error(`${path} has no parameter`);
  return name;
};
