import { execFile } from 'node:child_process';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { buildSchema, findBreakingChanges } from 'graphql';

const CONTRACT = 'schemas/gateway.graphql';
/** Compares uncommitted changes with the last commit, and the last commit with the one before it. */
const COMPARED_WITH = ['HEAD', 'HEAD~1'] as const;

/** Bytes; a hundred times the current size. */
const LARGEST_CONTRACT = 4_000_000;

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

/** Reads the contract as committed; null where that commit has none. */
const committed = async (root: string, revision: string): Promise<string | null> => {
  const shown = await promisify(execFile)('git', ['show', `${revision}:${CONTRACT}`], {
    cwd: root,
    maxBuffer: LARGEST_CONTRACT,
  }).catch(() => null);
  return shown?.stdout ?? null;
};

const readDecisions = async (root: string): Promise<string[]> => {
  const folder = join(root, 'docs', 'decisions');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md'));
  return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
};

/** Checks that the graph has no breaking changes, except those in a decision record. */
export const check = async (root: string): Promise<string[]> => {
  const after = await readFile(join(root, CONTRACT), 'utf8');
  const decisions = await readDecisions(root);
  const befores = await Promise.all(COMPARED_WITH.map((revision) => committed(root, revision)));
  const complaints = befores.flatMap((before) =>
    before === null ? [] : findUnrecordedBreakingChanges(before, after, decisions),
  );
  return [...new Set(complaints)];
};
