import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

import { buildSchema, findBreakingChanges } from 'graphql';

const CONTRACT = 'schemas/gateway.graphql';
/** Version 1 of the graph as it was published. Clients may rely on it, so it is never edited. */
const PUBLISHED = 'schemas/gateway.v1.graphql';

/** Returns the changes that break clients of `before`, except those that a decision record quotes word for word. */
export const findUnrecordedBreakingChanges = (
  before: string,
  after: string,
  decisions: readonly string[],
): string[] =>
  findBreakingChanges(buildSchema(before), buildSchema(after))
    .map(({ description }) => description)
    .filter((description) => !decisions.some((decision) => decision.includes(description)))
    .map(
      (description) =>
        `A breaking change of the graph: "${description}" Take it back, or write a record in docs/decisions/ that contains this sentence.`,
    );

const readDecisions = async (root: string): Promise<string[]> => {
  const folder = join(root, 'docs', 'decisions');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md'));
  return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
};

/** Checks that the graph breaks no client of version 1, except where a decision record says so. */
export const check = async (root: string): Promise<string[]> => {
  if (!existsSync(join(root, PUBLISHED))) return [];
  const published = await readFile(join(root, PUBLISHED), 'utf8');
  const contract = await readFile(join(root, CONTRACT), 'utf8');
  return findUnrecordedBreakingChanges(published, contract, await readDecisions(root));
};
