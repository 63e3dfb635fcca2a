import { readFile } from 'node:fs/promises';

import { openApiDocument } from './openapi-document';

/**
 * Compares the committed OpenAPI document with the routes.
 * @returns one sentence about the difference; undefined when they match.
 */
export const checkOpenApi = async (path: string): Promise<string | undefined> => {
  const committed = await readFile(path, 'utf8').catch(() => '');
  return committed === (await openApiDocument())
    ? undefined
    : 'accounts.openapi.json is not what the routes say: run `npm run openapi -w @sahra/accounts` and commit it.';
};
