import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const NAME = 'code-id';

/** Keeps the folder itself: in a container it is a volume. */
const empty = async (folder: string): Promise<void> => {
  const names = await readdir(folder).catch(() => []);
  await Promise.all(names.map((name) => rm(join(folder, name), { recursive: true, force: true })));
};

/**
 * Deletes Gatsby's cache when other code built it, and returns a function that records the current code id after
 * the build. Gatsby reuses a page when its script and data are unchanged: after a change of CSS alone, every page
 * would still contain the inlined CSS of the previous build.
 */
export const clearStaleCache = async (cacheDir: string, code: string): Promise<() => Promise<void>> => {
  const file = join(cacheDir, NAME);
  const known = await readFile(file, 'utf8').catch(() => null);
  if (known !== code) await empty(cacheDir);
  return () => writeFile(file, code);
};
