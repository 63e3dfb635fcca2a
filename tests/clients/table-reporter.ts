import type { Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter';

const RESULTS = { passed: 'works', failed: 'RED', timedOut: 'RED', interrupted: 'RED', skipped: 'not here' };

const row = (client: string, use: string, result: string, note: string): string =>
  `  ${client.padEnd(24)} ${use.padEnd(44)} ${result.padEnd(9)} ${note}\n`;

/** Prints a row for each use of a client, whose tests are named `client: use`, and the reason below a red one. */
export default class TableReporter implements Reporter {
  onBegin(): void {
    process.stdout.write(row('client', 'use', 'result', ''));
  }

  /** A test file that cannot be read has no test that could tell of it. */
  onError({ message }: TestError): void {
    process.stdout.write(`${message ?? ''}\n`);
  }

  onTestEnd({ title }: TestCase, { status, annotations, errors }: TestResult): void {
    const [client = '', use = ''] = title.split(/: (.*)/);
    const note = annotations.map(({ description }) => description ?? '').join(', ');
    process.stdout.write(row(client, use, RESULTS[status], note));
    for (const { message } of errors) process.stdout.write(`${message ?? ''}\n`);
  }
}
