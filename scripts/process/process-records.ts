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

/** Compares the command too, because the process id may have been reused. */
const stillRuns = (record: ProcessRecord): boolean => processCommand(record.pid) === record.command;

const signal = (record: ProcessRecord, name: NodeJS.Signals): void => {
  try {
    process.kill(record.pid, name);
  } catch {
    // The process ended between the check and the signal.
  }
};

/** File that lists the processes of a run, so that the next run can stop those that a killed run left. */
export class ProcessRecords {
  #records: ProcessRecord[] = [];

  constructor(private readonly path: string) {}

  /** Adds a started process, unless it has already ended. */
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
   * Stops the processes that an earlier run left, in reverse order of their start.
   * @returns the names of the stopped processes
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
