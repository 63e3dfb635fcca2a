import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { smallFile } from './small-files';

describe('a small file', () => {
  let folder: string;
  let path: string;
  /** In whole milliseconds since the start of the process: a sum of fractions may be less than the second that is meant. */
  let now: number;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sahra-small-'));
    path = join(folder, '0.m4s');
    now = Math.floor(performance.now());
    jest.spyOn(performance, 'now').mockImplementation(() => now);
    await writeFile(path, 'first');
  });

  afterEach(async () => {
    jest.restoreAllMocks();
    await rm(folder, { recursive: true, force: true });
  });

  const text = (): string | undefined => smallFile(path)?.bytes.toString();

  it('comes from memory as long as it is the same', () => {
    const before = smallFile(path);
    now += 5_000;
    expect(before?.bytes.toString()).toBe('first');
    expect(smallFile(path)?.bytes).toBe(before?.bytes);
  });

  it('that was replaced is read again within a second, however alike the new one is', async () => {
    expect(text()).toBe('first');
    await writeFile(join(folder, 'new'), 'other');
    await rename(join(folder, 'new'), path);
    now += 1_000;
    expect(text()).toBe('other');
  });

  it('that was deleted is gone within a second, and comes back at once', async () => {
    expect(text()).toBe('first');
    await rm(path);
    now += 1_000;
    expect(text()).toBeUndefined();
    await writeFile(path, 'again');
    expect(text()).toBe('again');
  });

  it('is not kept when it is large, or below something that is no folder', async () => {
    await writeFile(path, Buffer.alloc(128 * 1024 + 1));
    expect(smallFile(path)).toBeNull();
    expect(smallFile(join(path, '0.m4s'))).toBeNull();
  });
});
