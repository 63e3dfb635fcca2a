import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { openLibrary } from './library';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sahra-library-'));
  await mkdir(join(folder, 'clips/one'), { recursive: true });
  await writeFile(join(folder, 'streams.json'), '{"abc123":{"clip":"one","live":false}}');
  await writeFile(join(folder, 'clips/one/master.m3u8'), '#EXTM3U\n');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('openLibrary', () => {
  it('lists the files of a clip, and no link that leads out of it', async () => {
    await writeFile(join(folder, 'secret.txt'), 'secret');
    await symlink(join(folder, 'secret.txt'), join(folder, 'clips/one/link.txt'));

    const stream = (await openLibrary(folder)).find('abc123');
    expect(stream?.has('master.m3u8')).toBe(true);
    expect(stream?.has('link.txt')).toBe(false);
  });

  it('refuses a stream whose clip is not there', async () => {
    await writeFile(join(folder, 'streams.json'), '{"abc123":{"clip":"two","live":false}}');
    await expect(openLibrary(folder)).rejects.toThrow('clips/two');
  });

  it('refuses a clip without a master playlist', async () => {
    await rm(join(folder, 'clips/one/master.m3u8'));
    await expect(openLibrary(folder)).rejects.toThrow('has no master.m3u8');
  });
});
