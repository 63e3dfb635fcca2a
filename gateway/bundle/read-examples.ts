import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Example query of the playground. */
export interface Example {
  name: string;
  query: string;
  /** Variables as JSON text; absent when the query has no variables. */
  variables?: string;
}

const SUFFIX = '.graphql';

/** Reads every `{name}.graphql` and, where it exists, its `{name}.variables.json`, sorted by name. */
export const readExamples = (folder: string): Example[] => {
  const files = readdirSync(folder).sort();
  return files
    .filter((file) => file.endsWith(SUFFIX))
    .map((file) => {
      const name = file.slice(0, -SUFFIX.length);
      const query = readFileSync(join(folder, file), 'utf8');
      const variables = `${name}.variables.json`;
      if (!files.includes(variables)) return { name, query };
      return { name, query, variables: readFileSync(join(folder, variables), 'utf8') };
    });
};
