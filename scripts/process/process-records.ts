import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

import { processCommand } from './process-command';
import { waitUntil } from './wait-until';

export interface ProcessRecord {
  name: string;
  pid: number;
  command: string;
}

const END_LIMIT_MS = 12_000;

const readRecords = (path: string): ProcessRecord[] => {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as ProcessRecord[];
  } catch {
    return [];
  }
};

/** The same process as then: the number alone may belong to somebody else by now. */
const stillRuns = (record: ProcessRecord): boolean => processCommand(record.pid) === record.command;

const signal = (record: ProcessRecord, name: NodeJS.Signals): void => {
  try {
    process.kill(record.pid, name);
  } catch {
    // It ended between the look and the signal.
  }
};

/** The file that names the processes of a run, for the next run to find those a killed one left. */
export class ProcessRecords {
  #records: ProcessRecord[] = [];

  constructor(private readonly path: string) {}

  /** Notes a started process; one that has ended already is left out. */
  add(name: string, pid: number): void {
    const command = processCommand(pid);
    if (command === undefined) return;
    this.#records.push({ name, pid, command });
    const draft = `${this.path}.draft`;
    writeFileSync(draft, JSON.stringify(this.#records, undefined, 2));
    renameSync(draft, this.path);
  }

  clear(): void {
    rmSync(this.path, { force: true });
  }

  /**
   * Stops what an earlier run left running, in the reverse order of its start.
   * @returns the names of what had to be stopped
   */
  async stopLeftOvers(): Promise<string[]> {
    const left = readRecords(this.path).filter(stillRuns).reverse();
    left.forEach((record) => signal(record, 'SIGTERM'));
    await waitUntil(() => !left.some(stillRuns), END_LIMIT_MS);
    left.filter(stillRuns).forEach((record) => signal(record, 'SIGKILL'));
    await waitUntil(() => !left.some(stillRuns), END_LIMIT_MS);
    this.clear();
    return left.map((record) => record.name);
  }
}
