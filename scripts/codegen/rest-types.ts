import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import openapi, { astToString } from 'openapi-typescript';

export interface GeneratedFile {
  /** Relative to the root. */
  path: string;
  content: string;
}

/** Services that describe themselves in schemas/{name}.openapi.json, and where their types go: to their one client, or beside the document for several. */
const CLIENTS = [
  { name: 'cms', path: 'schemas/cms.generated.ts' },
  { name: 'accounts', path: 'gateway/src/upstreams/accounts/accounts.generated.ts' },
] as const;

const HEADING = '// Made by `npm run codegen` from the OpenAPI document in schemas/.\n\n';

/** Types of the REST contracts, as their clients use them. */
export const restTypes = (root: string): Promise<GeneratedFile[]> =>
  Promise.all(
    CLIENTS.map(async ({ name, path }) => {
      const document = pathToFileURL(join(root, 'schemas', `${name}.openapi.json`));
      const content = HEADING + astToString(await openapi(document));
      return { path, content };
    }),
  );
