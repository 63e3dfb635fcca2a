import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { clearStaleCache } from './clear-stale-cache';

/** @jest-environment node */

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cache-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const built = async (code: string): Promise<void> => {
  const note = await clearStaleCache(folder, code);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `pages-of-${code}`), '');
  await note();
};

test('a build of the same code takes over what was kept, one of other code starts from nothing', async () => {
  await built('a');
  await built('a');
  expect(await readdir(folder)).toContain('pages-of-a');
  await built('b');
  expect(await readdir(folder)).toEqual(['code-id', 'pages-of-b']);
});

test('a build that failed leaves nothing that the next one takes for its own', async () => {
  await built('a');
  await clearStaleCache(folder, 'b');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'half-made'), '');
  await built('b');
  expect(await readdir(folder)).not.toContain('half-made');
});
