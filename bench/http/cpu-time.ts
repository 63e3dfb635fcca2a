import { readdir, readFile } from 'node:fs/promises';

/** Clock ticks per second of `/proc`, the same on every Linux (USER_HZ). */
const TICKS = 100;

/** `ticks` are those of the process, `ended` those of its children that have ended (proc(5): utime to cstime). */
const statOf = async (pid: string): Promise<{ parent: number; ticks: number; ended: number }> => {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8');
  // The name of the program, in brackets, may contain spaces.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const [parent = NaN, user = NaN, system = NaN, endedUser = NaN, endedSystem = NaN] = [
    1, 11, 12, 13, 14,
  ].map((place) => Number(fields[place]));
  return { parent, ticks: user + system, ended: endedUser + endedSystem };
};

/** Returns the processor seconds, user and system, of this process and of all programs that it has waited for. */
export const usedSeconds = async (): Promise<number> => {
  const { ticks, ended } = await statOf('self');
  return (ticks + ended) / TICKS;
};

/** Returns the processor seconds, user and system, that a process and its children have used so far. */
export const cpuSeconds = async (pid: number): Promise<number> => {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const stats = await Promise.all(
    pids.map((each) =>
      statOf(each).then(
        (stat) => ({ ...stat, pid: Number(each) }),
        // It has ended since the listing.
        () => undefined,
      ),
    ),
  );
  const ticks = stats
    .filter((stat) => stat?.pid === pid || stat?.parent === pid)
    .reduce((sum, stat) => sum + (stat?.ticks ?? 0), 0);
  return ticks / TICKS;
};
