import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { outcomeOf, type Task } from './task';

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  numTotalTests: number;
}

/** Jest over all workspaces. A suite that does not even load counts as a failure, and so does a run without tests. */
export const jestTask = (name: string, root: string, environment: Record<string, string>): Task => ({
  name,
  run: async () => {
    const folder = await mkdtemp(join(tmpdir(), 'sahra-jest-'));
    const reportFile = join(folder, 'report.json');
    try {
      const command = ['npx', 'jest', '--silent', '--json', `--outputFile=${reportFile}`] as const;
      const { code, output } = await outcomeOf(command, root, environment);
      const text = await readFile(reportFile, 'utf8').catch(() => undefined);
      if (text === undefined) return { passed: 0, failed: 1, output };
      const report = JSON.parse(text) as JestReport;
      const failed = report.numFailedTests || report.numFailedTestSuites;
      const wrong = failed === 0 && (code !== 0 || report.numTotalTests === 0);
      return { passed: report.numPassedTests, failed: wrong ? 1 : failed, output };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
});
