import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import openapi, { astToString } from 'openapi-typescript';

export interface GeneratedFile {
  /** Relative to the root. */
  path: string;
  content: string;
}

/** Services with an OpenAPI document schemas/{name}.openapi.json; their types stand beside it. */
const SERVICES = ['cms', 'accounts'] as const;

const HEADING = '// Made by `npm run codegen` from the OpenAPI document in schemas/.\n\n';

/** Generates the types of the REST contracts. */
export const restTypes = (root: string): Promise<GeneratedFile[]> =>
  Promise.all(
    SERVICES.map(async (name) => {
      const document = pathToFileURL(join(root, 'schemas', `${name}.openapi.json`));
      const content = HEADING + astToString(await openapi(document));
      return { path: `schemas/${name}.generated.ts`, content };
    }),
  );
