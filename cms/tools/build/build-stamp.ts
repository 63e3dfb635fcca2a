import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Hashes the files, so that a change of any of them is detected. */
export const stampOf = async (files: readonly string[]): Promise<string> => {
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(file)
      .update('\0')
      .update(await readFile(file))
      .update('\0');
  return hash.digest('hex');
};

/** Runs `build` unless `stampFile` shows that it already ran on the same sources. */
export const buildOnce = async (
  stampFile: string,
  sources: readonly string[],
  build: () => Promise<void>,
): Promise<'built' | 'unchanged'> => {
  const stamp = await stampOf(sources);
  if ((await readFile(stampFile, 'utf8').catch(() => '')) === stamp) return 'unchanged';
  await build();
  await mkdir(dirname(stampFile), { recursive: true });
  await writeFile(stampFile, stamp);
  return 'built';
};
