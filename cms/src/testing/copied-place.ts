import { execFile } from 'node:child_process';
import { link, mkdir, mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { createTestDatabase, type TestDatabase } from '@sahra/scripts/database/create-test-database';
import { templateDatabase } from '@sahra/scripts/database/template-database';

import { testEnvironment } from './test-environment';

const FILL = join(__dirname, 'fill-database.ts');

/** A database and a folder of pictures as the first start of the cms leaves them. */
export interface CopiedPlace {
  database: TestDatabase;
  folder: string;
}

/** The pictures under names of their own: 1,800 files, which would take longer to copy than the database. */
const linkPictures = async (from: string, to: string): Promise<void> => {
  await mkdir(join(to, 'uploads'));
  const names = await readdir(join(from, 'uploads'));
  await Promise.all(names.map((name) => link(join(from, 'uploads', name), join(to, 'uploads', name))));
};

/**
 * Tables, roles and seeds take the cms longer than most suites take to ask it: they are made once in a run, in a
 * process of their own, and copied for each suite. `out` is the compiled cms.
 */
export const copiedPlace = async (root: string, out: string, seeds: boolean): Promise<CopiedPlace> => {
  const template = seeds ? 'cms_seeded' : 'cms_empty';
  const publicFolder = join(process.env['TEST_DATABASE_FILES'] ?? tmpdir(), template);
  await templateDatabase(template, async (databaseUrl) => {
    await mkdir(publicFolder, { recursive: true });
    await promisify(execFile)(process.execPath, ['--import', 'tsx', FILL, root, out], {
      cwd: root,
      env: { ...process.env, ...testEnvironment({ databaseUrl, publicFolder, seeds }) },
    });
  });
  const folder = await mkdtemp(join(tmpdir(), 'sahra-cms-'));
  await linkPictures(publicFolder, folder);
  return { database: await createTestDatabase(template), folder };
};
