import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { buildOnce } from './build-stamp';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sahra-stamp-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('builds when a source changed, and only then; a failed build is tried again', async () => {
  const [source, stamp] = [join(folder, 'source.ts'), join(folder, 'dist/.stamp')];
  let builds = 0;
  const once = (build = async (): Promise<void> => void (builds += 1)): Promise<string> =>
    buildOnce(stamp, [source], build);
  await writeFile(source, 'one');
  expect([await once(), await once(), builds]).toEqual(['built', 'unchanged', 1]);
  await writeFile(source, 'two');
  await expect(once(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect([await once(), builds]).toEqual(['built', 2]);
});
