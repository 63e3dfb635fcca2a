import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { errorCode } from '../process/error-code';
import { PlainError } from '../process/plain-error';
import { processCommand } from '../process/process-command';

const LIMIT_MS = 15 * 60_000;
const POLL_MS = 250;
/** Two processes that took over the lock of a dead build check after this pause which of them wrote last. */
const SETTLE_MS = 100;

const mine = (): string => `${process.pid} ${processCommand(process.pid) ?? ''}`;

const isAlive = (holder: string): boolean => {
  const [pid = '', ...command] = holder.split(' ');
  return processCommand(Number(pid)) === command.join(' ');
};

const tryTake = async (path: string): Promise<boolean> => {
  try {
    await writeFile(path, mine(), { flag: 'wx' });
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
    const holder = await readFile(path, 'utf8').catch(() => '');
    if (holder !== '' && !isAlive(holder)) await rm(path, { force: true });
    return false;
  }
  await delay(SETTLE_MS);
  return (await readFile(path, 'utf8').catch(() => '')) === mine();
};

/**
 * Runs one build at a time, because the build tools share one working folder of the clone, also when a product and
 * its tests build at the same time.
 */
export const withBuildLock = async <T>(
  root: string,
  name: string,
  work: () => Promise<T>,
  signal?: AbortSignal,
): Promise<T> => {
  const folder = join(root, 'node_modules', '.cache', 'sahra');
  const path = join(folder, `${name}.lock`);
  await mkdir(folder, { recursive: true });
  const end = Date.now() + LIMIT_MS;
  while (!(await tryTake(path))) {
    signal?.throwIfAborted();
    if (Date.now() > end) throw new PlainError(`Another build of ${name} does not end (${path}).`);
    await delay(POLL_MS);
  }
  try {
    return await work();
  } finally {
    await rm(path, { force: true });
  }
};
