import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startTestServer } from './test-server';

test('removes the files of a killed test run, and its own when it stops, but none of a run that goes on', async () => {
  const killed = await mkdtemp(join(tmpdir(), 'sahra-test-database-'));
  await mkdir(`${killed}.files`);
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  await writeFile(`${killed}.lock`, JSON.stringify({ token: 'killed', pid, started: '1', parent: 1 }));

  const server = await startTestServer();
  for (const path of [killed, `${killed}.files`, `${killed}.lock`]) expect(existsSync(path)).toBe(false);
  expect(existsSync(process.env['TEST_DATABASE_FILES'] ?? '')).toBe(true);

  const lock = server.files.replace(/\.files$/, '.lock');
  expect(existsSync(lock)).toBe(true);
  await server.stop();
  for (const path of [server.files, lock]) expect(existsSync(path)).toBe(false);
});
