/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { codeId } from './code-id';

const FILES = [
  'src/page.tsx',
  'builder/build.ts',
  'static/icon.svg',
  'worker/worker.ts',
  'gatsby-browser.tsx',
  'gatsby-ssr.tsx',
];
const ADDRESS = 'https://sahra.example';

let root: string;
let site: string;
const write = async (path: string, text: string): Promise<void> => {
  await mkdir(dirname(join(site, path)), { recursive: true });
  await writeFile(join(site, path), text);
};
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'code-'));
  site = join(root, 'site');
  for (const file of [...FILES, 'package.json', '../schemas/a.ts', '../package-lock.json'])
    await write(file, file);
});
afterEach(() => rm(root, { recursive: true, force: true }));

test('the rebuilder and the build name the same code alike, however they write its folder', async () => {
  expect(await codeId(`${site}/`, ADDRESS)).toBe(await codeId(site, ADDRESS));
});

test.each(['src/page.tsx', 'worker/worker.ts', '../schemas/a.ts', '../package-lock.json'])(
  'a change of %s is other code',
  async (file) => {
    const before = await codeId(site, ADDRESS);
    await write(file, 'changed');
    expect(await codeId(site, ADDRESS)).not.toBe(before);
  },
);

test('another public address is other code: pages carry it', async () => {
  expect(await codeId(site, 'https://other.example')).not.toBe(await codeId(site, ADDRESS));
});

test('what checks leave behind is no code', async () => {
  const before = await codeId(site, ADDRESS);
  await write('../schemas/tsconfig.tsbuildinfo', '{}');
  await write('src/page.test.tsx', '');
  expect(await codeId(site, ADDRESS)).toBe(before);
});
