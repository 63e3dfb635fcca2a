import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

import { PlainError } from './plain-error';
import { processCommand } from './process-command';
import { waitUntil } from './wait-until';

interface Holder {
  pid: number;
  command: string;
  /** npm, or the shell that ran the command. When it has ended, Ctrl-C can no longer reach this process. */
  parent: number;
  stopping?: boolean;
}

export interface RunLock {
  /** Marks the lock so that the next run waits for it. */
  markStopping(): void;
  release(): void;
}

const STOP_LIMIT_MS = 20_000;
/** Two runs that both found the lock free check after this pause which of them wrote last. */
const SETTLE_MS = 150;

const readHolder = (path: string): Holder | undefined => {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
};

const isAlive = ({ pid, command }: Holder): boolean => processCommand(pid) === command;

const write = (path: string, holder: Holder): void => {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(holder));
  renameSync(draft, path);
};

/**
 * Takes the lock of a data folder, so that only one run uses it at a time. A lock of a killed holder is ignored. A
 * holder whose parent process was killed gets SIGTERM, and the new run waits for its end.
 */
export const takeRunLock = async (path: string, what: string): Promise<RunLock> => {
  const holder = readHolder(path);
  if (holder && isAlive(holder)) {
    if (processCommand(holder.parent) === undefined) process.kill(holder.pid, 'SIGTERM');
    else if (!holder.stopping)
      throw new PlainError(
        `${what} (process ${holder.pid}). Stop it with Ctrl-C there, or: kill ${holder.pid}`,
      );
    if (!(await waitUntil(() => !isAlive(holder), STOP_LIMIT_MS)))
      throw new PlainError(`${what} and does not stop (process ${holder.pid}). End it and try again.`);
  }
  const mine: Holder = { pid: process.pid, command: processCommand(process.pid) ?? '', parent: process.ppid };
  write(path, mine);
  await delay(SETTLE_MS);
  const winner = readHolder(path);
  if (winner?.pid !== process.pid) throw new PlainError(`${what} (process ${winner?.pid ?? 'unknown'}).`);
  const isMine = (): boolean => readHolder(path)?.pid === process.pid;
  return {
    markStopping: () => {
      if (isMine()) write(path, { ...mine, stopping: true });
    },
    release: () => {
      if (isMine()) rmSync(path, { force: true });
    },
  };
};
