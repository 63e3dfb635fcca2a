import { readFile, writeFile } from 'node:fs/promises';

import { openapiDocument } from './openapi-document';
import { ROUTES } from './routes';

const printed = (): string => `${JSON.stringify(openapiDocument(ROUTES), null, 2)}\n`;

/** Writes the OpenAPI document of the routes to `file`. */
export const writeOpenapi = (file: string): Promise<void> => writeFile(file, printed());

/** Whether `file` differs from the current OpenAPI document. */
export const openapiHasDrifted = async (file: string): Promise<boolean> =>
  (await readFile(file, 'utf8').catch(() => '')) !== printed();
