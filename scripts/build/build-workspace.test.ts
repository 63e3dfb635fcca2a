import { mkdir, mkdtemp, rm, unlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { ProcessRecords } from '../process/process-records';
import { type BuildContext, buildWorkspace, type WorkspaceBuild } from './build-workspace';

let root: string;
let context: BuildContext;
let build: WorkspaceBuild;

const write = async (path: string, text: string): Promise<void> => writeFile(join(root, path), text);

/** Makes all files look as if they were written long ago. */
const settle = (): void => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
};

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'sahra-build-'));
  await mkdir(join(root, 'small', 'dist'), { recursive: true });
  await write('package.json', JSON.stringify({ name: 'root', private: true, workspaces: ['small'] }));
  const scripts = { build: 'echo built >> dist/main.js' };
  await write('small/package.json', JSON.stringify({ name: '@sahra/small', scripts }));
  await write('small/source.ts', 'one');
  const records = new ProcessRecords(join(root, 'processes.json'));
  const { signal } = new AbortController();
  context = { root, logFolder: join(root, 'logs'), verbose: false, signal, records };
  build = {
    workspace: 'small',
    script: 'build',
    lock: 'small',
    sources: ['small'],
    output: join(root, 'small', 'dist', 'main.js'),
    stampPath: join(root, 'stamp'),
  };
});
afterEach(async () => {
  jest.restoreAllMocks();
  await rm(root, { recursive: true, force: true });
});

const isBuilt = (): Promise<boolean> => buildWorkspace(build, context);

test.each(['just now', 'long ago'])(
  'with sources written %s, only a change of them is built again',
  async (when) => {
    if (when === 'long ago') settle();
    expect([await isBuilt(), await isBuilt(), await isBuilt()]).toEqual([true, false, false]);
    await write('small/source.ts', 'two');
    expect([await isBuilt(), await isBuilt()]).toEqual([true, false]);
    await write('small/more.ts', '');
    expect([await isBuilt(), await isBuilt()]).toEqual([true, false]);
    await unlink(join(root, 'small', 'more.ts'));
    expect([await isBuilt(), await isBuilt()]).toEqual([true, false]);
  },
);

test('a change that keeps size and time of the file is built', async () => {
  const path = join(root, 'small', 'source.ts');
  const time = new Date('2026-01-01');
  await utimes(path, time, time);
  settle();
  await isBuilt();
  await writeFile(path, 'two');
  await utimes(path, time, time);
  expect(await isBuilt()).toBe(true);
});

test('sources that were written again with the same content are not built', async () => {
  settle();
  await isBuilt();
  await write('small/source.ts', 'one');
  expect(await isBuilt()).toBe(false);
});

test('builds when the output is missing', async () => {
  settle();
  await isBuilt();
  await unlink(build.output);
  expect(await isBuilt()).toBe(true);
});

test('what Strapi writes beside the sources is not built', async () => {
  await isBuilt();
  await write('small/.strapi-updater.json', '{}');
  expect(await isBuilt()).toBe(false);
});
