import { execFile } from 'node:child_process';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

import pg from 'pg';

import { compiledCms } from '../../testing/compiled-cms';
import { copyTestCmsData, type TestCmsData } from '../../testing/copy-test-cms-data';
import { testEnvironment } from '../../testing/test-environment';

const ROOT = join(__dirname, '../../..');
const OUT = join(ROOT, '.strapi', `sync-${process.pid}`);
const SCHEMA = join(OUT, 'src/api/sport/content-types/sport/schema.json');

let data: TestCmsData;
let client: pg.Client;
beforeAll(async () => {
  const compiled = await compiledCms(ROOT);
  data = await copyTestCmsData(ROOT, compiled, false);
  await cp(compiled, OUT, { recursive: true });
  client = new pg.Client({ connectionString: data.database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await data.database.drop();
  await Promise.all([data.folder, OUT].map((folder) => rm(folder, { recursive: true, force: true })));
});

/** Starts the cms of {@link OUT} on the database that an older one filled, as an upgrade does, and stops it. */
const startOnce = (): Promise<unknown> => {
  const place = { databaseUrl: data.database.url, publicFolder: data.folder, seeds: false };
  return promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', join(ROOT, 'src/testing/fill-database.ts'), ROOT, OUT],
    { cwd: ROOT, env: { ...process.env, ...testEnvironment(place) } },
  );
};

const columnsOf = async (schema: string): Promise<Map<string, string>> => {
  const { rows } = await client.query<{ name: string; type: string }>(
    `SELECT column_name AS name, data_type AS type FROM information_schema.columns
     WHERE table_schema = $1 AND table_name = 'sports'`,
    [schema],
  );
  return new Map(rows.map(({ name, type }) => [name, type]));
};

const viewId = async (): Promise<unknown> =>
  (await client.query<object>("SELECT 'content.sports'::regclass::oid AS id")).rows[0];

interface Schema {
  attributes: Record<string, object | undefined>;
}

test('Strapi adds, retypes and removes columns that views read, and the views follow', async () => {
  const stored = await readFile(SCHEMA, 'utf8');
  const { attributes, ...others } = JSON.parse(stored) as Schema;
  const { light, ...kept } = attributes;
  expect(light).toBeDefined();
  const changed = {
    ...others,
    attributes: { ...kept, position: { type: 'string' }, motto: { type: 'string' } },
  };
  await writeFile(SCHEMA, JSON.stringify(changed));
  await startOnce();
  for (const schema of ['public', 'content']) {
    const columns = await columnsOf(schema);
    expect([...columns.keys()]).toEqual(expect.arrayContaining(['slug', 'motto']));
    expect(columns.has('light')).toBe(false);
    expect(columns.get('position')).toBe('character varying');
  }

  await writeFile(SCHEMA, stored);
  await startOnce();
  const columns = await columnsOf('content');
  expect([...columns.keys()]).toEqual(expect.arrayContaining(['slug', 'light']));
  expect(columns.has('motto')).toBe(false);
});

test('a start that changes nothing leaves the views as they are', async () => {
  const before = await viewId();
  await startOnce();
  expect(before).toBeDefined();
  expect(await viewId()).toEqual(before);
});
