import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

import { processStart } from './process-start';
import { sendSignal } from './send-signal';
import { waitUntil } from './wait-until';

export interface ProcessRecord {
  name: string;
  pid: number;
  started: string;
}

const END_LIMIT_MS = 12_000;

const readRecords = (path: string): ProcessRecord[] => {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as ProcessRecord[];
  } catch {
    return [];
  }
};

const stillRuns = ({ pid, started }: ProcessRecord): boolean => {
  const now = processStart(pid);
  return now !== undefined && now === started;
};

/** File that lists the processes of a run, so that the next run can stop those that a killed run left. */
export class ProcessRecords {
  #records: ProcessRecord[] = [];

  constructor(private readonly path: string) {}

  /** Adds a started process, the first of a process group, unless it has already ended. */
  add(name: string, pid: number): void {
    const started = processStart(pid);
    if (started === undefined) return;
    this.#records.push({ name, pid, started });
    const draft = `${this.path}.draft`;
    writeFileSync(draft, JSON.stringify(this.#records, undefined, 2));
    renameSync(draft, this.path);
  }

  clear(): void {
    rmSync(this.path, { force: true });
  }

  /**
   * Stops the processes that an earlier run left, in reverse order of their start, with everything they started.
   * @returns the names of the stopped processes
   */
  async stopLeftOvers(): Promise<string[]> {
    const left = readRecords(this.path).filter(stillRuns).reverse();
    left.forEach(({ pid }) => sendSignal(pid, 'SIGTERM'));
    await waitUntil(() => !left.some(stillRuns), END_LIMIT_MS);
    left.forEach(({ pid }) => sendSignal(-pid, 'SIGKILL'));
    await waitUntil(() => !left.some(stillRuns), END_LIMIT_MS);
    this.clear();
    return left.map((record) => record.name);
  }
}
