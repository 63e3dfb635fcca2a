import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { buildAdmin, SHARED_WITH_ADMIN } from './build/build-admin';
import { buildServer } from './build/build-server';
import { buildOnce } from './build/build-stamp';
import { sourceFiles } from './build/source-files';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const OUT = join(ROOT, 'dist');
const SCHEMAS = join(ROOT, '../schemas');

/** What no page of the admin can come from: texts of tests, and what is written from the code of a service. */
const NOT_OF_ADMIN = /\.test\.ts$|\.generated\.ts$|\.openapi\.json$/;

const timed = async (what: string, work: () => Promise<'built' | 'unchanged'>): Promise<void> => {
  const began = Date.now();
  const outcome = await work();
  console.log(`cms ${what}: ${outcome} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
};

const run = async (): Promise<void> => {
  const builders = await sourceFiles(join(ROOT, 'tools/build'));
  const contracts = (await sourceFiles(SCHEMAS)).filter(
    (file) => /\.(ts|json)$/.test(file) && !file.includes('node_modules') && !file.includes('operations'),
  );
  // The seeds import words and colours from the code that draws their pictures.
  const folders = ['src', 'config', 'seeds', 'art'].map((folder) => join(ROOT, folder));
  const own = await sourceFiles(...folders);
  const desk = join(ROOT, 'src/admin');
  const server = own.filter(
    (file) => !file.startsWith(desk) && /\.(ts|json)$/.test(file) && !file.endsWith('.test.ts'),
  );
  await timed('server', () =>
    buildOnce(join(OUT, '.server-sources'), [...builders, ...contracts, ...server], () =>
      buildServer(ROOT, OUT),
    ),
  );
  if (process.argv.includes('--server')) return;
  const admin = [
    ...builders,
    ...(await sourceFiles(desk)).filter((file) => !/\.test\.tsx?$/.test(file)),
    ...SHARED_WITH_ADMIN.map((file) => join(ROOT, file)),
    ...contracts.filter((file) => !NOT_OF_ADMIN.test(file)),
    join(ROOT, 'package.json'),
  ];
  await timed('admin', () => buildOnce(join(OUT, '.admin-sources'), admin, () => buildAdmin(ROOT, OUT)));
};

void run();
