import { readdir, readFile } from 'node:fs/promises';

/** Clock ticks per second of `/proc`, the same on every Linux (USER_HZ). */
const TICKS = 100;

const statOf = async (pid: string): Promise<{ parent: number; ticks: number }> => {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8');
  // The name of the program, in brackets, may contain spaces.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return { parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) };
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
