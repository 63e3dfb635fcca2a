import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const fromProc = (pid: number): string | undefined => {
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
    return command === '' ? undefined : command;
  } catch {
    return undefined;
  }
};

const fromPs = (pid: number): string | undefined => {
  try {
    const command = execFileSync('ps', ['-o', 'command=', '-p', String(pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
    return command === '' || command.includes('<defunct>') ? undefined : command;
  } catch {
    return undefined;
  }
};

/** The command line of a running process; undefined when it has ended (a zombie counts as ended). */
export const processCommand = (pid: number): string | undefined =>
  process.platform === 'linux' ? fromProc(pid) : fromPs(pid);
