import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';

import { gitPaths } from './git-paths';

const NOT_OURS = new Set([
  'node_modules',
  'dist',
  '.git',
  '.cache',
  '.data',
  'public',
  'releases',
  '.strapi',
]);

const walk = async (root: string, folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { withFileTypes: true });
  const files = entries
    .filter(({ name }) => !NOT_OURS.has(name) && name !== '.env')
    .map(async (entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? await walk(root, path) : [relative(root, path)];
    });
  return (await Promise.all(files)).flat();
};

/**
 * Returns the project's own files: tracked or untracked and not ignored by git; without git, all files that no tool
 * generates.
 */
export const trackedFiles = async (root: string): Promise<string[]> =>
  existsSync(join(root, '.git'))
    ? gitPaths(root, 'ls-files', '--cached', '--others', '--exclude-standard')
    : walk(root, root);
