import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { check } from './breaking-changes.check';

const FIELDS = 2_000;

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'contract-'));
  for (const folder of ['schemas', 'docs/decisions']) mkdirSync(join(root, folder), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const git = (...command: string[]): unknown =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@sahra.example', ...command], {
    cwd: root,
  });

const write = (fields: number): void => {
  const lines = Array.from({ length: fields }, (_, field) => `"A field of a long contract." f${field}: Int`);
  writeFileSync(join(root, 'schemas/gateway.graphql'), `"The root." type Query { ${lines.join('\n')} }`);
};

const commit = (): void => {
  git('add', '.');
  git('commit', '-q', '-m', 'A contract');
};

test('a contract of any length is compared whole with the last commit', async () => {
  git('init', '-q');
  write(FIELDS);
  commit();
  expect(await check(root)).toEqual([]);
  write(FIELDS - 1);
  expect(await check(root)).toEqual([expect.stringContaining(`Query.f${FIELDS - 1} was removed.`)]);
});
