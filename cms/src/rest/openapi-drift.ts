import { readFile, writeFile } from 'node:fs/promises';

import { openapiDocument } from './openapi-document';
import { ROUTES } from './routes';

const printed = (): string => `${JSON.stringify(openapiDocument(ROUTES), null, 2)}\n`;

/** Writes the document of the routes to `file`. */
export const writeOpenapi = (file: string): Promise<void> => writeFile(file, printed());

/** Whether `file` is not (any more) the document of the routes. */
export const openapiHasDrifted = async (file: string): Promise<boolean> =>
  (await readFile(file, 'utf8').catch(() => '')) !== printed();
