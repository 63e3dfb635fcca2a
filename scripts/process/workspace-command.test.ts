import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { workspaceCommand } from './workspace-command';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'sahra-command-test-'));
  await mkdir(join(root, 'media'));
  await mkdir(join(root, 'node_modules', '.bin'), { recursive: true });
  await writeFile(join(root, 'tool.mjs'), '');
  await symlink(join(root, 'tool.mjs'), join(root, 'node_modules', '.bin', 'tool'));
});
afterEach(() => rm(root, { recursive: true }));

const commandOf = async (script: string): Promise<readonly string[]> => {
  await writeFile(join(root, 'media', 'package.json'), JSON.stringify({ scripts: { start: script } }));
  return workspaceCommand(root, 'media', 'start', ['--flag']);
};

test('runs a node script and a tool as one Node process', async () => {
  expect(await commandOf('node dist/main.js')).toEqual([process.execPath, '--flag', 'dist/main.js']);
  expect(await commandOf('tool watch --include "src/**" main.ts')).toEqual([
    ...[process.execPath, '--flag', join(root, 'tool.mjs')],
    ...['watch', '--include', 'src/**', 'main.ts'],
  ]);
});

test('refuses what only a shell understands, and a tool that is not there', async () => {
  await expect(commandOf('node a.js && node b.js')).rejects.toThrow(/has to be one plain command/);
  await expect(commandOf('NODE_ENV=test node a.js')).rejects.toThrow(/has to be one plain command/);
  await expect(commandOf('absent run')).rejects.toThrow(/runs "absent", which is not installed/);
});
