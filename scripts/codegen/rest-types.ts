import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import openapi, { astToString } from 'openapi-typescript';

export interface GeneratedFile {
  /** Relative to the root. */
  path: string;
  content: string;
}

/**
 * Services with an OpenAPI document schemas/{name}.openapi.json, and the target of the generated types: in the
 * client for one client, beside the document for several.
 */
const CLIENTS = [
  { name: 'cms', path: 'schemas/cms.generated.ts' },
  { name: 'accounts', path: 'gateway/src/upstreams/accounts/accounts.generated.ts' },
] as const;

const HEADING = '// Made by `npm run codegen` from the OpenAPI document in schemas/.\n\n';

/** Generates the types of the REST contracts for their clients. */
export const restTypes = (root: string): Promise<GeneratedFile[]> =>
  Promise.all(
    CLIENTS.map(async ({ name, path }) => {
      const document = pathToFileURL(join(root, 'schemas', `${name}.openapi.json`));
      const content = HEADING + astToString(await openapi(document));
      return { path, content };
    }),
  );
