import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { ProcessRecords } from './process-records';
import { processStart } from './process-start';
import { waitUntil } from './wait-until';

let folder: string;
let path: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sahra-process-records-test-'));
  path = join(folder, 'processes.json');
});
afterEach(() => rm(folder, { recursive: true }));

test('stop what a killed run left, with the processes that those had started', async () => {
  const left = spawn('sh', ['-c', 'sleep 600 & echo $!; wait'], {
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [text] = (await once(left.stdout, 'data')) as [Buffer];
  const grandchild = Number(text.toString());
  new ProcessRecords(path).add('build', left.pid ?? 0);

  expect(await new ProcessRecords(path).stopLeftOvers()).toEqual(['build']);
  expect(await waitUntil(() => processStart(grandchild) === undefined, 5000)).toBe(true);
  expect(processStart(left.pid ?? 0)).toBeUndefined();
  expect(existsSync(path)).toBe(false);
});

test('leave a process alone that has the number of an ended one', async () => {
  await writeFile(path, JSON.stringify([{ name: 'cms', pid: process.pid, started: '1' }]));
  expect(await new ProcessRecords(path).stopLeftOvers()).toEqual([]);
});

test('are none when the file is missing or was cut off', async () => {
  expect(await new ProcessRecords(path).stopLeftOvers()).toEqual([]);
  await writeFile(path, '[{ "name": "cm');
  expect(await new ProcessRecords(path).stopLeftOvers()).toEqual([]);
});
