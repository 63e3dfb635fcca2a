import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

interface Stamped {
  stampPath: string;
  hash: string;
  /** What the build makes; when it is gone, the stamp counts for nothing. */
  output: string;
}

/** Whether a build of just these sources is there. */
export const isBuilt = async ({ stampPath, hash, output }: Stamped): Promise<boolean> =>
  existsSync(output) && (await readFile(stampPath, 'utf8').catch(() => '')) === hash;

export const stampBuild = async ({ stampPath, hash }: Stamped): Promise<void> => {
  await mkdir(dirname(stampPath), { recursive: true });
  await writeFile(stampPath, hash);
};
