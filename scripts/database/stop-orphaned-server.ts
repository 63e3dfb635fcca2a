import { readdir, readFile, readlink, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { PlainError } from '../process/plain-error';
import { processCommand } from '../process/process-command';
import { waitUntil } from '../process/wait-until';

const STOP_LIMIT_MS = 30_000;

const readPid = async (folder: string): Promise<number | undefined> => {
  const text = await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number.parseInt(text, 10);
  return Number.isInteger(pid) && pid > 1 ? pid : undefined;
};

const isServerOf = (folder: string, pid: number): boolean => {
  const command = processCommand(pid);
  return command !== undefined && command.includes('postgres') && command.includes(folder);
};

/**
 * Finds all processes of a server by their working directory, the data folder; some outlive a killed main process.
 */
const processesIn = async (folder: string): Promise<number[]> => {
  const real = await realpath(folder);
  const names = await readdir('/proc').catch(() => []);
  const pids = names.map(Number).filter(Number.isInteger);
  const places = await Promise.all(pids.map((pid) => readlink(`/proc/${pid}/cwd`).catch(() => undefined)));
  return pids.filter((_, at) => places[at] === real);
};

/**
 * Stops a server that a killed run left in `folder`, and removes a lock file whose process id now belongs to
 * another process. A new server can then start there.
 * @returns whether a running server was stopped
 */
export const stopOrphanedServer = async (folder: string): Promise<boolean> => {
  const pid = await readPid(folder);
  if (pid === undefined) return false;
  const running = isServerOf(folder, pid);
  if (running) {
    process.kill(pid, 'SIGINT');
    if (!(await waitUntil(() => !isServerOf(folder, pid), STOP_LIMIT_MS)))
      throw new PlainError(
        `A database of an earlier run (process ${pid}, folder ${folder}) does not stop. End it and start again.`,
      );
  }
  if (!(await waitUntil(async () => (await processesIn(folder)).length === 0, STOP_LIMIT_MS)))
    throw new PlainError(
      `Processes of an earlier database still use ${folder}: ${(await processesIn(folder)).join(', ')}. ` +
        'End them and start again.',
    );
  await rm(join(folder, 'postmaster.pid'), { force: true });
  return running;
};
