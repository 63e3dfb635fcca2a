import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { LockHolder } from './process-lock';
import { processStart } from './process-start';
import { RUN_LOCK, takeRunLock } from './run-lock';

let folder: string;
let run: ChildProcess;
let runPid: number;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sahra-run-lock-test-'));
  run = spawn(process.execPath, ['-e', 'setInterval(() => 0, 1000)'], { stdio: 'ignore' });
  runPid = run.pid ?? 0;
});
afterEach(async () => {
  run.kill('SIGKILL');
  await rm(folder, { recursive: true });
});

/** Writes the lock of a run: a process that does nothing, with this process as its parent. */
const lockOfRun = (change: Partial<LockHolder> = {}): Promise<void> => {
  const holder = { token: 'run', pid: runPid, started: processStart(runPid), parent: process.pid };
  return writeFile(join(folder, RUN_LOCK), JSON.stringify({ ...holder, ...change }));
};
const take = (): ReturnType<typeof takeRunLock> => takeRunLock(folder, 'Sahra runs already');
const holderPid = async (): Promise<number> =>
  (JSON.parse(await readFile(join(folder, RUN_LOCK), 'utf8')) as LockHolder).pid;

test('is refused while another run has it, with the sentence how to end that one', async () => {
  await lockOfRun();
  await expect(take()).rejects.toThrow(
    `Sahra runs already (process ${runPid}). Stop it with Ctrl-C there, or: kill ${runPid}`,
  );
  expect(await holderPid()).toBe(runPid);
});

test('is taken at once after the other run was killed', async () => {
  await lockOfRun();
  const ended = new Promise((resolve) => run.once('exit', resolve));
  run.kill('SIGKILL');
  await ended;
  await take();
  expect(await holderPid()).toBe(process.pid);
});

test('waits for a run that is stopping', async () => {
  await lockOfRun({ stopping: true });
  const taking = take();
  run.kill('SIGKILL');
  await taking;
  expect(await holderPid()).toBe(process.pid);
});

test('stops a run whose npm was killed, and waits for its end', async () => {
  await lockOfRun({ parent: spawnSync(process.execPath, ['-e', '']).pid });
  const ended = new Promise((resolve) => run.once('exit', (_, signal) => resolve(signal)));
  await take();
  expect(await ended).toBe('SIGTERM');
  expect(await holderPid()).toBe(process.pid);
});
