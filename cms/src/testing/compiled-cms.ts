import { existsSync } from 'node:fs';
import { rename, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { withTestServerLock } from '@sahra/scripts/database/with-test-server-connection';

import { buildServer } from '../../tools/build/build-server';

/** Compiles the cms in `root` once per test run, for all its suites. Returns the folder of the result. */
export const compiledCms = async (root: string): Promise<string> => {
  const folder = join(process.env['TEST_DATABASE_FILES'] ?? tmpdir(), 'cms');
  await withTestServerLock(folder, async () => {
    if (existsSync(folder)) return;
    const unfinished = `${folder}-unfinished`;
    await rm(unfinished, { recursive: true, force: true });
    await buildServer(root, unfinished);
    // The packages that it requires.
    await symlink(join(root, '../node_modules'), join(unfinished, 'node_modules'));
    await rename(unfinished, folder);
  });
  return folder;
};
