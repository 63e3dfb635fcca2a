import { execFile } from 'node:child_process';
import { link, mkdir, mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { createTestDatabase } from '@sahra/scripts/database/create-test-database';
import type { TestDatabase } from '@sahra/scripts/database/create-test-database';
import { ensureTemplateDatabase } from '@sahra/scripts/database/ensure-template-database';

import { testEnvironment } from './test-environment';

const FILL = join(__dirname, 'fill-database.ts');

/** Database and picture folder in the state after the first start of the cms. */
export interface TestCmsData {
  database: TestDatabase;
  folder: string;
}

/** Hard-links the pictures: copying 1,800 files would take longer than copying the database. */
const linkPictures = async (from: string, to: string): Promise<void> => {
  await mkdir(join(to, 'uploads'));
  const names = await readdir(join(from, 'uploads'));
  await Promise.all(names.map((name) => link(join(from, 'uploads', name), join(to, 'uploads', name))));
};

/**
 * Copies a prepared database and its pictures for a test suite. Tables, roles and seeds are created once per
 * run in a separate process, because most suites take less time than that. `out` is the compiled cms.
 */
export const copyTestCmsData = async (root: string, out: string, seeds: boolean): Promise<TestCmsData> => {
  const template = seeds ? 'cms_seeded' : 'cms_empty';
  const publicFolder = join(process.env['TEST_DATABASE_FILES'] ?? tmpdir(), template);
  await ensureTemplateDatabase(template, async (databaseUrl) => {
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
