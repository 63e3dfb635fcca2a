import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import type { AskGraph } from '../create-graph-query';
import { writeOfflineFiles } from './write-offline-files';

const siteDir = resolve(__dirname, '../..');
let publicDir: string;

const ask = ((_operation: unknown, _variables: unknown, locale: string) =>
  Promise.resolve({
    siteSettings: { brand: locale === 'ar' ? 'سهرة' : 'Sahra', tagline: 'Together' },
    menus: [{ items: [{ target: '/shows', title: locale === 'ar' ? 'البرامج' : 'Shows' }] }],
  })) as unknown as AskGraph;

const read = (name: string) => readFile(join(publicDir, name), 'utf8');
const write = (codeId: string) => writeOfflineFiles({ siteDir, publicDir, ask, codeId });

beforeEach(async () => {
  publicDir = await mkdtemp(join(tmpdir(), 'offline-'));
});
afterEach(() => rm(publicDir, { recursive: true }));

test('both languages have a manifest and an offline page, and the worker its own end', async () => {
  await write('one');
  expect((await readdir(publicDir)).sort()).toEqual([
    'manifest.ar.webmanifest',
    'manifest.en.webmanifest',
    'offline.ar.html',
    'offline.en.html',
    'service-worker-off.js',
    'service-worker.js',
  ]);
  expect(JSON.parse(await read('manifest.ar.webmanifest'))).toMatchObject({
    name: 'سهرة',
    shortcuts: [{ name: 'البرامج' }, { name: 'قائمتي' }],
  });
});

test('the worker is one small script that imports nothing, and changes with the code', async () => {
  await write('one');
  const first = await read('service-worker.js');
  expect(first.length).toBeLessThan(6000);
  expect(first).not.toMatch(/\b(?:import|importScripts)\b/);
  await write('one');
  expect(await read('service-worker.js')).toBe(first);
  await write('two');
  expect(await read('service-worker.js')).not.toBe(first);
});
