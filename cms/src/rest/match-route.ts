import type { Route } from './define-route';

export interface RouteMatch {
  route: Route;
  params: Record<string, string>;
}

const PARAMETER = /\{(\w+)\}/g;

const decoded = (segment: string): string | null => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
};

/** Creates a function that finds the route of a path. Literal paths have priority over paths with parameters. */
export const routeMatcher = (routes: readonly Route[]): ((path: string) => RouteMatch | null) => {
  const literal = new Map<string, RouteMatch>();
  const patterns: { route: Route; expression: RegExp }[] = [];
  for (const route of routes) {
    const { path } = route.schema;
    if (path.includes('{'))
      patterns.push({ route, expression: new RegExp(`^${path.replace(PARAMETER, '(?<$1>[^/]+)')}$`) });
    else literal.set(path, { route, params: {} });
  }
  return (path) => {
    const exact = literal.get(path);
    if (exact) return exact;
    for (const { route, expression } of patterns) {
      const groups = expression.exec(path)?.groups;
      if (!groups) continue;
      const params = new Map<string, string>();
      for (const [name, segment] of Object.entries(groups)) {
        const value = decoded(segment);
        if (value === null) return null;
        params.set(name, value);
      }
      return { route, params: Object.fromEntries(params) };
    }
    return null;
  };
};
