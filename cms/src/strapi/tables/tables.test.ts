import pg from 'pg';

import { FACT_TYPES } from '../../facts/fact-types';
import { startTestCms, type TestCms } from '../../testing/test-cms';
import { snakeCase } from '../views/names';
import { storedModel } from '../views/stored-model';
import { factTables } from './fact-tables';

let cms: TestCms;
let client: pg.Client;
beforeAll(async () => {
  cms = await startTestCms({ seeds: false });
  client = new pg.Client({ connectionString: cms.databaseUrl });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await cms.close();
});

const names = async (text: string): Promise<string[]> =>
  (await client.query<{ name: string }>(text)).rows.map(({ name }) => name);

test.each(FACT_TYPES.map((type) => [type.change, type] as const))(
  'tables and key of “%s” are where Strapi stores them',
  (_, type) => {
    const { facts, words, keyColumn } = factTables(type);
    const stored = storedModel(cms.strapi, type.facts);
    expect(facts).toBe(stored.tableName);
    expect(words).toBe(storedModel(cms.strapi, type.words).tableName);
    const key = type.key === 'document' ? 'documentId' : type.key;
    expect(keyColumn).toBe(stored.attributes[key]?.columnName);
  },
);

test('every table with content has a trigger of the change feed', async () => {
  const fed = await names(
    `SELECT c.relname AS name FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid WHERE t.tgname LIKE 'feed_%'`,
  );
  const tables = Object.keys(cms.strapi.contentTypes)
    .filter((uid) => uid.startsWith('api::'))
    .map((uid) => storedModel(cms.strapi, uid).tableName);
  expect(fed).toEqual(expect.arrayContaining([...tables, 'files', 'files_related_mph', 'seasons_show_lnk']));
});

test('facts have one row by key and by document, words one by language and version', async () => {
  const indexes = await names(`SELECT indexname AS name FROM pg_indexes WHERE schemaname = 'public'`);
  expect(indexes).toEqual(
    expect.arrayContaining(
      FACT_TYPES.map(factTables).flatMap(({ facts, words, keyColumn }) => [
        `${facts}_${keyColumn}_once`,
        `${facts}_document_once`,
        `${words}_once`,
      ]),
    ),
  );
});

test('the tables that triggers read have the columns that they name', async () => {
  const row = storedModel(cms.strapi, 'api::manifesto.manifesto-page').attributes['sections']?.joinTable;
  expect(row).toMatchObject({
    name: 'manifesto_pages_cmps',
    joinColumn: { name: 'entity_id' },
    inverseJoinColumn: { name: 'cmp_id' },
    on: { field: 'sections' },
  });
  const link = storedModel(cms.strapi, 'api::season.season').attributes['show']?.joinTable;
  expect(link).toMatchObject({
    name: 'seasons_show_lnk',
    joinColumn: { name: 'season_id' },
    inverseJoinColumn: { name: 'show_id' },
  });
  expect(
    await names(
      `SELECT column_name AS name FROM information_schema.columns WHERE table_name = 'files_related_mph'`,
    ),
  ).toEqual(expect.arrayContaining(['file_id', 'related_id', 'related_type', 'field', 'order']));
  expect(snakeCase('publishedAt')).toBe(
    storedModel(cms.strapi, 'api::faq.faq-entry').attributes['publishedAt']?.columnName,
  );
});
