import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const NAME = 'code-id';

/** The folder itself stays: in a container it is a volume. */
const empty = async (folder: string): Promise<void> => {
  const names = await readdir(folder).catch(() => []);
  await Promise.all(names.map((name) => rm(join(folder, name), { recursive: true, force: true })));
};

/**
 * Takes away what Gatsby keeps from a build of other code, and answers how to note, after the build, whose it is now.
 * Gatsby takes a page over when its script and its data are the same: after a change of style alone, every page would
 * still have the style of the build before written into it.
 */
export const dropOtherCode = async (cacheDir: string, code: string): Promise<() => Promise<void>> => {
  const file = join(cacheDir, NAME);
  const known = await readFile(file, 'utf8').catch(() => null);
  if (known !== code) await empty(cacheDir);
  return () => writeFile(file, code);
};
