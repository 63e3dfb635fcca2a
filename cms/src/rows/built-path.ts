import routeTable from '@sahra/schemas/routes.json';

const PARAMETER = /^:\w+$/;

const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean);

const builtRoutes = routeTable.routes.filter(({ built }) => built).map(({ path }) => segmentsOf(path));
const literalPaths = new Map(routeTable.routes.map(({ path, built }) => [path, built]));

/** Whether the site has a page at `path` (without locale); other paths must not be linked. */
export const isBuiltPath = (path: string): boolean => {
  const isBuilt = literalPaths.get(path);
  if (isBuilt !== undefined) return isBuilt;
  const segments = segmentsOf(path);
  return builtRoutes.some(
    (route) =>
      route.length === segments.length &&
      route.every((segment, index) => PARAMETER.test(segment) || segment === segments[index]),
  );
};
