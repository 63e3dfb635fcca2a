import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { buildAdmin, SHARED_WITH_ADMIN } from './build/build-admin';
import { buildServer } from './build/build-server';
import { buildOnce } from './build/build-stamp';
import { sourceFiles } from './build/source-files';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const OUT = join(ROOT, 'dist');
const SCHEMAS = join(ROOT, '../schemas');

/** What the pages of the admin import from the schemas. */
const ADMIN_SCHEMAS = [
  'constants.ts',
  'desk-access.ts',
  'scopes.ts',
  'format-money.ts',
  'film.ts',
  'film-problems.ts',
  'first-sentence.ts',
  'headers.ts',
  'intl-formats.ts',
  'latin-digits.ts',
  'own-value.ts',
  'page-meta.ts',
  'preview-message.ts',
  'record-meta.ts',
  'routes.json',
  'transfer-limits.ts',
  'zone-name.ts',
];

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
    ...ADMIN_SCHEMAS.map((file) => join(SCHEMAS, file)),
    join(ROOT, 'package.json'),
  ];
  await timed('admin', () => buildOnce(join(OUT, '.admin-sources'), admin, () => buildAdmin(ROOT, OUT)));
};

void run();
