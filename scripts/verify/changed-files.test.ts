import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { changedFiles } from './changed-files';

let root: string;
const git = (...args: string[]): void =>
  void execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@example.com', ...args], {
    cwd: root,
    stdio: 'ignore',
  });
const write = (name: string, text: string): void => writeFileSync(join(root, name), text);
const commit = (): void => {
  git('add', '--all');
  git('commit', '--message', 'x');
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sahra-changed-'));
  git('init', '--initial-branch=main');
  for (const name of ['kept.ts', 'edited.ts', 'removed.ts']) write(name, 'one');
  commit();
});
afterEach(() => rmSync(root, { recursive: true }));

test('are those that were edited or added since the last commit', () => {
  write('edited.ts', 'two');
  write('new.ts', 'one');
  git('rm', 'removed.ts');
  expect(changedFiles(root)).toEqual(['edited.ts', 'new.ts']);
});

test('are those of all commits that the origin does not have', () => {
  git('update-ref', 'refs/remotes/origin/main', 'HEAD');
  write('edited.ts', 'two');
  commit();
  write('new.ts', 'one');
  commit();
  expect(changedFiles(root)).toEqual(['edited.ts', 'new.ts']);
});

test('include names in Arabic', () => {
  write('سهرة.md', 'one');
  commit();
  write('سهرة.md', 'two');
  expect(changedFiles(root)).toEqual(['سهرة.md']);
});

test('are none when nothing changed', () => {
  expect(changedFiles(root)).toEqual([]);
});
