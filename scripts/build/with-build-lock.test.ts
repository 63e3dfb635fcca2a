import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';

import { withBuildLock } from './with-build-lock';

let root: string;
let cache: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'sahra-lock-test-'));
  cache = join(root, 'node_modules', '.cache', 'sahra');
  await mkdir(cache, { recursive: true });
});
afterEach(() => rm(root, { recursive: true }));

test('lets builds of one workspace follow each other, and leaves nothing behind', async () => {
  let building = 0;
  let most = 0;
  const build = async (): Promise<void> => {
    building += 1;
    most = Math.max(most, building);
    await setImmediate();
    building -= 1;
  };
  await Promise.all([1, 2, 3].map(() => withBuildLock(root, 'site', build)));
  expect(most).toBe(1);
  expect(await readdir(cache)).toEqual([]);
});

test('gives the lock back when the build fails', async () => {
  await expect(withBuildLock(root, 'site', () => Promise.reject(new Error('no colour')))).rejects.toThrow(
    'no colour',
  );
  expect(await withBuildLock(root, 'site', () => Promise.resolve('built'))).toBe('built');
});

test('takes over from a build that was killed', async () => {
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  const killed = { token: 'killed', pid, started: '1', parent: process.pid };
  await writeFile(join(cache, 'site.lock'), JSON.stringify(killed));
  expect(await withBuildLock(root, 'site', () => Promise.resolve('built'))).toBe('built');
  expect(await readdir(cache)).toEqual([]);
});

test('stops waiting when the start is interrupted', async () => {
  const stop = new AbortController();
  const waiting = withBuildLock(root, 'site', async () => {
    const second = withBuildLock(root, 'site', () => Promise.resolve(), stop.signal);
    stop.abort(new Error('interrupted'));
    await expect(second).rejects.toThrow('interrupted');
  });
  await waiting;
});
