import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

import { syncNames } from './sync-folder';

/**
 * Replaces the file `path` in one step: after a crash it has either its old or its new content, and both are whole
 * on the disk.
 */
export const writeAtomically = async (path: string, content: string | Buffer): Promise<void> => {
  const draft = `${path}.${randomBytes(6).toString('hex')}.draft`;
  await mkdir(dirname(path), { recursive: true });
  try {
    const file = await open(draft, 'w');
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
    await syncNames(dirname(path));
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
};
