import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type LockHolder, lockHolder, takeLock } from './process-lock';

let folder: string;
let path: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sahra-process-lock-test-'));
  path = join(folder, 'small.lock');
});
afterEach(() => rm(folder, { recursive: true }));

const { pid: endedPid } = spawnSync(process.execPath, ['-e', '']);
const dead = (pid = endedPid): LockHolder => ({ token: 'dead', pid, started: '1', parent: 1 });

test('has one holder at a time, also inside one process, and leaves nothing behind', async () => {
  const first = takeLock(path);
  expect(first).toBeDefined();
  expect(takeLock(path)).toBeUndefined();
  expect(lockHolder(path)).toMatchObject({ pid: process.pid, parent: process.ppid });

  first?.release();
  expect(lockHolder(path)).toBeUndefined();
  takeLock(path)?.release();
  expect(await readdir(folder)).toEqual([]);
});

test('shows that its holder is stopping', () => {
  const lock = takeLock(path);
  lock?.markStopping();
  expect(lockHolder(path)).toMatchObject({ pid: process.pid, stopping: true });
  expect(takeLock(path)).toBeUndefined();
});

test.each([
  ['has ended', () => JSON.stringify(dead())],
  ['had the process id that is now ours', () => JSON.stringify(dead(process.pid))],
  ['had the process id that is now of another process', () => JSON.stringify(dead(process.ppid))],
  ['was writing it when the power failed', () => ''],
])('is free when its holder %s', async (_, text) => {
  await writeFile(path, text());
  expect(lockHolder(path)).toBeUndefined();
  takeLock(path)?.release();
  expect(await readdir(folder)).toEqual([]);
});

test('is free when the process that was taking it over was killed, too', async () => {
  await writeFile(path, JSON.stringify(dead()));
  await writeFile(`${path}.dead.takeover`, JSON.stringify({ ...dead(), token: 'second' }));
  takeLock(path)?.release();
  expect(await readdir(folder)).toEqual([]);
});

test('stays with its next holder when somebody deleted the file of the last one', async () => {
  const last = takeLock(path);
  await rm(path);
  const next = takeLock(path);
  last?.markStopping();
  last?.release();
  expect(lockHolder(path)).toBeDefined();
  expect(lockHolder(path)?.stopping).toBeUndefined();
  next?.release();
  expect(await readdir(folder)).toEqual([]);
});

const RACER = `
import { takeLock } from './process/process-lock.ts';
process.on('message', ({ path, at }) => {
  while (Date.now() < at);
  process.send(takeLock(path) !== undefined);
});
process.send('ready');
`;

const startRacer = async (): Promise<ChildProcess> => {
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', RACER], {
    cwd: join(__dirname, '..'),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await once(child, 'message');
  return child;
};

test('has exactly one holder after every race of several processes, whether it was free or its holder dead', async () => {
  const racers = await Promise.all(Array.from({ length: 4 }, startRacer));
  try {
    for (let round = 0; round < 100; round += 1) {
      const raced = join(folder, `${round}.lock`);
      if (round % 4 > 0) await writeFile(raced, JSON.stringify(dead()));
      const at = Date.now() + 5;
      const results = await Promise.all(
        racers.map((racer) => {
          const result = once(racer, 'message');
          racer.send({ path: raced, at });
          return result;
        }),
      );
      expect(results.flat().filter(Boolean)).toHaveLength(1);
    }
    expect(await readdir(folder)).toHaveLength(100);
  } finally {
    racers.forEach((racer) => racer.kill('SIGKILL'));
  }
});
