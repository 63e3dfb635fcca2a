import { readFileSync } from 'node:fs';

import type { ProcessRecord } from '../../process/process-records';

/**
 * Reads the resident memory of each process of a running product in MiB, by name; omits processes that have ended.
 */
export const memoryOfServices = (processFile: string): Map<string, number> => {
  const records = JSON.parse(readFileSync(processFile, 'utf8')) as ProcessRecord[];
  const memory = new Map<string, number>();
  for (const { name, pid } of records) {
    try {
      const kibibytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
      if (kibibytes !== undefined) memory.set(name, Number(kibibytes) / 1024);
    } catch {
      // The process has ended; the visitors' failures report that.
    }
  }
  return memory;
};
