import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';

import { processStart } from './process-start';

test('tells a process from a later one, even when it renames itself', async () => {
  const rename = `process.title = 'a (new) name'; console.log('renamed'); setInterval(() => 0, 1000)`;
  const child = spawn(process.execPath, ['-e', rename], { stdio: ['ignore', 'pipe', 'ignore'] });
  const pid = child.pid ?? 0;
  const started = processStart(pid);
  expect(started).toMatch(/\d/);
  expect(started).not.toBe(processStart(process.pid));

  await once(child.stdout, 'data');
  expect(processStart(pid)).toBe(started);

  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
  expect(processStart(pid)).toBeUndefined();
});

test('has no time for a process that has ended', () => {
  expect(processStart(spawnSync(process.execPath, ['-e', '']).pid)).toBeUndefined();
});
