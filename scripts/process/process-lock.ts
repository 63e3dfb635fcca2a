import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

import { errorCode } from './error-code';
import { processStart } from './process-start';

export interface LockHolder {
  /** A new one for each lock that is taken. */
  token: string;
  pid: number;
  started: string;
  /** npm, or the shell that ran the command. When it has ended, Ctrl-C can no longer reach this process. */
  parent: number;
  stopping?: boolean;
}

export interface ProcessLock {
  /** Marks the lock, so that others can see that it will soon be free. */
  markStopping(): void;
  release(): void;
}

const UNREADABLE: LockHolder = { token: 'unreadable', pid: 0, started: '', parent: 0 };

/** Lock files are complete from their first moment; only a power failure leaves one that cannot be parsed. */
const readHolder = (path: string): LockHolder | undefined => {
  try {
    const holder = JSON.parse(readFileSync(path, 'utf8')) as Partial<LockHolder> | null;
    return typeof holder?.started === 'string' ? (holder as LockHolder) : UNREADABLE;
  } catch (error) {
    if (error instanceof SyntaxError) return UNREADABLE;
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
};

const isAlive = ({ pid, started }: LockHolder): boolean => processStart(pid) === started;

/** Returns the running process that holds the lock. */
export const lockHolder = (path: string): LockHolder | undefined => {
  const holder = readHolder(path);
  return holder && isAlive(holder) ? holder : undefined;
};

const create = (draft: string, path: string): boolean => {
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
};

/**
 * Replaces the file of a dead holder. Only one process at a time may replace the file of one holder: the one that
 * has the second lock, which is named after that holder.
 */
const replace = (draft: string, path: string, dead: LockHolder): boolean => {
  const takeover = takeLock(`${path}.${dead.token}.takeover`);
  if (!takeover) return false;
  try {
    if (readHolder(path)?.token !== dead.token) return false;
    renameSync(draft, path);
    return true;
  } finally {
    takeover.release();
  }
};

/**
 * Takes the lock that a file stands for; returns undefined while another holder runs, or when another process takes
 * it at this moment. The lock of a killed process is free at once.
 */
export const takeLock = (path: string): ProcessLock | undefined => {
  const before = readHolder(path);
  if (before && isAlive(before)) return undefined;
  const mine: LockHolder = {
    token: randomUUID(),
    pid: process.pid,
    started: processStart(process.pid) ?? '',
    parent: process.ppid,
  };
  const draft = `${path}.${mine.token}`;
  const write = (holder: LockHolder): void => writeFileSync(draft, JSON.stringify(holder), { flag: 'wx' });
  const isMine = (): boolean => readHolder(path)?.token === mine.token;
  try {
    write(mine);
    if (!(before ? replace(draft, path, before) : create(draft, path))) return undefined;
  } finally {
    rmSync(draft, { force: true });
  }
  return {
    markStopping: () => {
      if (!isMine()) return;
      write({ ...mine, stopping: true });
      renameSync(draft, path);
    },
    release: () => {
      if (isMine()) rmSync(path, { force: true });
    },
  };
};
