import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import type { ExampleTask } from '../playground/example';

const INDEX = 'examples.json';
const SUFFIX = '.graphql';

/**
 * Reads the index of the examples, and with each entry its `{name}.graphql` and, where it exists, its
 * `{name}.variables.json`. Throws when a file and the index do not match.
 */
export const readExamples = (folder: string): ExampleTask[] => {
  const tasks = JSON.parse(readFileSync(join(folder, INDEX), 'utf8')) as ExampleTask[];
  const named = tasks.flatMap(({ examples }) => examples.map(({ name }) => name));
  const files = readdirSync(folder).filter((file) => file.endsWith(SUFFIX));
  const unnamed = files.filter((file) => !named.includes(file.slice(0, -SUFFIX.length)));
  if (unnamed.length > 0) throw new Error(`${INDEX} does not name ${unnamed.join(', ')}.`);
  return tasks.map(({ task, examples }) => ({
    task,
    examples: examples.map((example) => {
      const query = readFileSync(join(folder, `${example.name}${SUFFIX}`), 'utf8');
      const variables = join(folder, `${example.name}.variables.json`);
      return {
        ...example,
        query,
        ...(existsSync(variables) ? { variables: readFileSync(variables, 'utf8') } : {}),
      };
    }),
  }));
};
