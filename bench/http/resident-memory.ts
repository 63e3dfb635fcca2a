import { readFile } from 'node:fs/promises';

/** Returns the resident memory of a process in MB, as Linux tells it. */
export const residentMemory = async (pid: number): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1_000;
};
