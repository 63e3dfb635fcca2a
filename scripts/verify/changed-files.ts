import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const git = (root: string, ...args: string[]): string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter((line) => line !== '');

/**
 * Returns the base commit of a change: where this branch left the main branch of its origin, else the last commit.
 */
const baseOf = (root: string): string => {
  try {
    return git(root, 'merge-base', 'HEAD', 'origin/main')[0] ?? 'HEAD';
  } catch {
    return 'HEAD';
  }
};

/** Returns the existing files of a change, relative to the root: committed since the base, edited or new. */
export const changedFiles = (root: string): string[] => {
  const files = [
    ...git(root, 'diff', '--name-only', baseOf(root)),
    ...git(root, 'ls-files', '--others', '--exclude-standard'),
  ];
  return [...new Set(files)].filter((file) => existsSync(join(root, file))).sort();
};
