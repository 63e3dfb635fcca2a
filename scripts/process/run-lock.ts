import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { PlainError } from './plain-error';
import { lockHolder, type ProcessLock, takeLock } from './process-lock';
import { processStart } from './process-start';
import { sendSignal } from './send-signal';

const STOP_LIMIT_MS = 20_000;
const POLL_MS = 50;

/** Name of the file in the data folder. */
export const RUN_LOCK = 'run.lock';

/**
 * Takes the lock of a data folder, so that only one run uses it at a time. A holder whose parent process was killed
 * gets SIGTERM; the new run waits for its end, and for that of a holder that is stopping.
 */
export const takeRunLock = async (dataFolder: string, what: string): Promise<ProcessLock> => {
  const path = join(dataFolder, RUN_LOCK);
  const end = Date.now() + STOP_LIMIT_MS;
  const signalled = new Set<number>();
  for (;;) {
    const lock = takeLock(path);
    if (lock) return lock;
    const holder = lockHolder(path);
    if (holder && !signalled.has(holder.pid)) {
      const isOrphan = processStart(holder.parent) === undefined;
      if (!isOrphan && !holder.stopping)
        throw new PlainError(
          `${what} (process ${holder.pid}). Stop it with Ctrl-C there, or: kill ${holder.pid}`,
        );
      if (isOrphan) {
        sendSignal(holder.pid, 'SIGTERM');
        signalled.add(holder.pid);
      }
    }
    if (Date.now() > end)
      throw new PlainError(
        `${what} and does not stop (process ${holder?.pid ?? 'unknown'}). End it and try again.`,
      );
    await delay(POLL_MS);
  }
};
