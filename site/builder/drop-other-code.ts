import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const NAME = 'code-id';

/**
 * Takes away what Gatsby keeps from a build of other code, and answers how to note, after the build, whose it is now.
 * Gatsby takes a page over when its script and its data are the same: after a change of style alone, every page would
 * still have the style of the build before written into it.
 */
export const dropOtherCode = async (cacheDir: string, code: string): Promise<() => Promise<void>> => {
  const file = join(cacheDir, NAME);
  const known = await readFile(file, 'utf8').catch(() => null);
  if (known !== code) await rm(cacheDir, { recursive: true, force: true });
  return () => writeFile(file, code);
};
