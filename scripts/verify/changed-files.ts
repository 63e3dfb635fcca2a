import { execFileSync } from 'node:child_process';

import { gitPaths } from '../process/git-paths';

/**
 * Returns the base commit of a change: where this branch left the main branch of its origin, else the last commit.
 */
const baseOf = (root: string): string => {
  try {
    const flags = ['merge-base', 'HEAD', 'origin/main'];
    return execFileSync('git', flags, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return 'HEAD';
  }
};

/** Returns the existing files of a change, relative to the root: committed since the base, edited or new. */
export const changedFiles = (root: string): string[] => {
  const edited = gitPaths(root, 'diff', '--name-only', baseOf(root));
  const added = gitPaths(root, 'ls-files', '--others', '--exclude-standard');
  return [...new Set([...edited, ...added])].sort();
};
