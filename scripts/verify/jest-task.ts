import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { slowestFiles, type FileResult } from './slowest-files';
import { runTaskCommand, type Task } from './task';

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  numTotalTests: number;
  testResults: readonly FileResult[];
}

/**
 * Runs Jest over all workspaces, or the tests that load one of `files`. A suite that fails to load counts as a
 * failure, and so does a run of all workspaces without tests. A run of all workspaces names its slowest files.
 */
export const jestTask = (
  name: string,
  root: string,
  { environment = {}, files }: { environment?: Record<string, string>; files?: readonly string[] } = {},
): Task => ({
  name,
  run: async () => {
    const folder = await mkdtemp(join(tmpdir(), 'sahra-jest-'));
    const reportFile = join(folder, 'report.json');
    try {
      if (files?.length === 0) return { passed: 0, failed: 0, output: '' };
      const related = files ? ['--passWithNoTests', '--findRelatedTests', ...files] : [];
      const command = [
        'npx',
        'jest',
        '--silent',
        '--json',
        `--outputFile=${reportFile}`,
        ...related,
      ] as const;
      const { code, output } = await runTaskCommand(command, root, environment);
      const text = await readFile(reportFile, 'utf8').catch(() => undefined);
      if (text === undefined) return { passed: 0, failed: 1, output };
      const report = JSON.parse(text) as JestReport;
      const failed = report.numFailedTests || report.numFailedTestSuites;
      const wrong = failed === 0 && (code !== 0 || (!files && report.numTotalTests === 0));
      const notes = files ? undefined : `The slowest files:\n${slowestFiles(report.testResults, root)}`;
      return { passed: report.numPassedTests, failed: wrong ? 1 : failed, output, notes };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
});
