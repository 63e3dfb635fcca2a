import { openApiDocument } from '../app/openapi/openapi-document';

interface Operation {
  security?: Record<string, string[]>[];
  requestBody?: { content: Record<string, unknown> };
}

export interface DescribedRoute {
  method: string;
  /** Path with an id that does not exist in place of each parameter. */
  path: string;
  /** Requires a viewer's access token. */
  needsBearer: boolean;
  /** Scope that the desk needs for it; undefined for routes that are not for the desk. */
  deskScope: string | undefined;
  /** Requires the token of a gateway. */
  gatewayOnly: boolean;
  /** Reads a JSON body. */
  readsJson: boolean;
}

export const NOBODYS_ID = '00000000-0000-4000-8000-000000000000';

/**
 * Returns all routes of the OpenAPI document except those of operation and of Auth.js, which have their own tests.
 */
export const describedRoutes = async (): Promise<DescribedRoute[]> => {
  const document = JSON.parse(await openApiDocument()) as {
    paths: Record<string, Record<string, Operation>>;
  };
  return Object.entries(document.paths)
    .filter(([path]) => path.startsWith('/api/') && !path.startsWith('/api/auth/'))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { security = [], requestBody }]) => ({
        method: method.toUpperCase(),
        path: path.replace(/\{[^}]+\}/g, NOBODYS_ID),
        // An empty scheme beside it lets visitors call the route.
        needsBearer: security.length > 0 && security.every((scheme) => 'bearer' in scheme),
        deskScope: security.flatMap(({ desk }) => desk ?? [])[0],
        gatewayOnly: security.some((scheme) => 'gateway' in scheme),
        readsJson: requestBody !== undefined && 'application/json' in requestBody.content,
      })),
    );
};
