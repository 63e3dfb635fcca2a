import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';

const NOT_SOURCES = new Set([
  ...['node_modules', 'dist', '.cache', 'public', 'releases', 'coverage', 'test-results'],
  ...['.strapi', '.tmp', '.git', '.env', 'README.md'],
]);
const isTest = (name: string): boolean => /\.test\.tsx?$/.test(name) || name.endsWith('.tsbuildinfo');

const filesUnder = async (path: string): Promise<string[]> => {
  const found = await stat(path).catch(() => undefined);
  if (found === undefined) return [];
  if (!found.isDirectory()) return [path];
  const names = (await readdir(path)).filter((name) => !NOT_SOURCES.has(name) && !isTest(name)).sort();
  return (await Promise.all(names.map((name) => filesUnder(join(path, name))))).flat();
};

/** One hash over the names and contents of everything that is built from `paths`. */
export const sourceHash = async (root: string, paths: readonly string[]): Promise<string> => {
  const hash = createHash('sha256');
  for (const path of paths)
    for (const file of await filesUnder(join(root, path)))
      hash
        .update(relative(root, file))
        .update('\0')
        .update(await readFile(file))
        .update('\0');
  return hash.digest('hex');
};
