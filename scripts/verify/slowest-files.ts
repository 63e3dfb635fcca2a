import { relative } from 'node:path';

/** One test file in Jest's report; times in milliseconds. */
export interface FileResult {
  name: string;
  startTime: number;
  endTime: number;
}

const COUNT = 15;

/** Returns the slowest test files, slowest first, with their seconds by the clock, beside what ran at the same time. */
export const slowestFiles = (files: readonly FileResult[], root: string): string =>
  files
    .map(({ name, startTime, endTime }) => ({ path: relative(root, name), ms: endTime - startTime }))
    .sort((one, other) => other.ms - one.ms)
    .slice(0, COUNT)
    .map(({ path, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${path}`)
    .join('\n');
