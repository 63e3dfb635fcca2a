import { readFile } from 'node:fs/promises';

import { openApiDocument } from './openapi-document';

/** One sentence about the committed document when it is not what the routes say; undefined when it is. */
export const checkOpenApi = async (path: string): Promise<string | undefined> => {
  const committed = await readFile(path, 'utf8').catch(() => '');
  return committed === (await openApiDocument())
    ? undefined
    : 'accounts.openapi.json is not what the routes say: run `npm run openapi -w @sahra/accounts` and commit it.';
};
