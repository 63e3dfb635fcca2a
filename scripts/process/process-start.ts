import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const START_TIME = 19;

/** The name in parentheses may contain spaces; the fields after it are the state and numbers. */
const fromProc = (pid: number): string | undefined => {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return fields[0] === 'Z' ? undefined : fields[START_TIME];
};

const fromPs = (pid: number): string | undefined => {
  const text = execFileSync('ps', ['-o', 'state=,lstart=', '-p', String(pid)], {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [state = '', ...date] = text.trim().split(/\s+/);
  return state.startsWith('Z') ? undefined : date.join(' ');
};

/**
 * Returns when a process started; undefined when it has ended (a zombie counts as ended). Together with the process
 * id it identifies a process: ids are used again, and programs such as npm change their command line.
 */
export const processStart = (pid: number): string | undefined => {
  try {
    return process.platform === 'linux' ? fromProc(pid) : fromPs(pid);
  } catch {
    return undefined;
  }
};
