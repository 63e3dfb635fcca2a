import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { PlainError } from '../process/plain-error';
import { takeLock } from '../process/process-lock';

const LIMIT_MS = 15 * 60_000;
const POLL_MS = 250;

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
  let lock = takeLock(path);
  while (!lock) {
    signal?.throwIfAborted();
    if (Date.now() > end) throw new PlainError(`Another build of ${name} does not end (${path}).`);
    await delay(POLL_MS);
    lock = takeLock(path);
  }
  try {
    return await work();
  } finally {
    lock.release();
  }
};
