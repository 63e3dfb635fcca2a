import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { Config } from 'jest';

import { SETUP } from '../../jest.base.mjs';
import jest from '../../jest.config.mjs';

const ROOT = join(__dirname, '..', '..');
const WORKSPACES = (jest.projects ?? []).flatMap((project) =>
  typeof project === 'string' ? [project.replace('<rootDir>/', '')] : [],
);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sahra-jest-setup-'));
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

interface Assertion {
  title: string;
  status: string;
  failureMessages: string[];
}

/** Runs a test file with the configuration that every project is based on. */
const run = (code: string): Promise<Assertion[]> => {
  const base = pathToFileURL(join(ROOT, 'jest.base.mjs')).href;
  const config = `import { project } from '${base}'; export default project('temporary');`;
  writeFileSync(join(folder, 'jest.config.mjs'), config);
  writeFileSync(join(folder, 'a.test.ts'), code);
  const args = [join(ROOT, 'node_modules/jest/bin/jest.js'), '--json', '--rootDir', folder];
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: folder }, (_failed, output) => {
      const { testResults } = JSON.parse(output) as { testResults: { assertionResults: Assertion[] }[] };
      resolve(testResults.flatMap(({ assertionResults }) => assertionResults));
    });
  });
};

test('a test in which no expectation runs fails, and no other', async () => {
  const results = await run(`
    test('nothing', () => undefined);
    test('a loop over nothing', () => { for (const one of [] as number[]) expect(one).toBe(1); });
    test('something', () => { expect(1).toBe(1); });
  `);
  expect(results.map(({ title, status }) => [title, status])).toEqual([
    ['nothing', 'failed'],
    ['a loop over nothing', 'failed'],
    ['something', 'passed'],
  ]);
  expect(results[0]?.failureMessages.join()).toContain('at least one assertion');
});

test.each(WORKSPACES)('the project of %s keeps this setup', async (workspace) => {
  const { default: config } = (await import(join(ROOT, workspace, 'jest.config.mjs'))) as {
    default: Config;
  };
  expect(config.setupFilesAfterEnv).toContain(SETUP);
});
