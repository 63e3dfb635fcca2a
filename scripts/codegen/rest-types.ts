import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import openapi, { astToString } from 'openapi-typescript';

export interface GeneratedFile {
  /** Relative to the root. */
  path: string;
  content: string;
}

/** Upstreams of the gateway that describe themselves in schemas/{name}.openapi.json. */
const UPSTREAMS = ['cms', 'accounts'] as const;

const HEADING = '// Made by `npm run codegen` from the OpenAPI document in schemas/.\n\n';

/** Types of the REST contracts, as the gateway's clients use them. */
export const restTypes = (root: string): Promise<GeneratedFile[]> =>
  Promise.all(
    UPSTREAMS.map(async (name) => {
      const document = pathToFileURL(join(root, 'schemas', `${name}.openapi.json`));
      const content = HEADING + astToString(await openapi(document));
      return { path: `gateway/src/upstreams/${name}/${name}.generated.ts`, content };
    }),
  );
