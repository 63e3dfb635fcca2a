import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

import { buildSchema, findBreakingChanges } from 'graphql';

import { outcomeOf } from '../verify/task';

const CONTRACT = 'schemas/gateway.graphql';
/** What is about to be committed is compared with the last commit, and the last commit with the one before it. */
const COMPARED_WITH = ['HEAD', 'HEAD~1'] as const;

/** Changes that break a client of `before` and that no decision record names, word for word. */
export const complaintsAboutChanges = (
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

const committed = async (root: string, revision: string): Promise<string | null> => {
  const { code, output } = await outcomeOf(['git', 'show', `${revision}:${CONTRACT}`], root);
  return code === 0 ? output : null;
};

const readDecisions = async (root: string): Promise<string[]> => {
  const folder = join(root, 'docs', 'decisions');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md'));
  return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
};

/** The graph evolves without breaking its clients, unless a decision record says so. */
export const check = async (root: string): Promise<string[]> => {
  const after = await readFile(join(root, CONTRACT), 'utf8');
  const decisions = await readDecisions(root);
  const befores = await Promise.all(COMPARED_WITH.map((revision) => committed(root, revision)));
  const complaints = befores.flatMap((before) =>
    before === null ? [] : complaintsAboutChanges(before, after, decisions),
  );
  return [...new Set(complaints)];
};
