import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const resolve = createRequire(import.meta.url).resolve;

/** Reads a file of `schemas/`, wherever the workspace is installed. */
export const readSchemaFile = (file: `${string}.graphql` | `${string}.json`): string =>
  readFileSync(resolve(`@sahra/schemas/${file}`), 'utf8');
