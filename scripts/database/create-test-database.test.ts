import pg from 'pg';

import { createTestDatabase } from './create-test-database';

const ask = async (url: string, statement: string): Promise<unknown[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
};

test('gives each caller an empty database of its own and removes it on drop', async () => {
  const [one, two] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  await ask(one.url, 'CREATE TABLE evening (id int)');
  expect(await ask(one.url, "SELECT to_regclass('evening')::text AS name")).toEqual([{ name: 'evening' }]);
  expect(await ask(two.url, "SELECT to_regclass('evening')::text AS name")).toEqual([{ name: null }]);

  await one.drop();
  await expect(ask(one.url, 'SELECT 1')).rejects.toThrow(/does not exist/);
  await two.drop();
});

test('folds and lowers both scripts the same on every machine', async () => {
  const database = await createTestDatabase();
  expect(await ask(database.url, "SELECT lower('ÉTÉ سهرة') AS text, length('سهرة') AS letters")).toEqual([
    { text: 'été سهرة', letters: 4 },
  ]);
  await database.drop();
});

test('says what to configure when no server was started', async () => {
  const url = process.env['TEST_DATABASE_URL'];
  delete process.env['TEST_DATABASE_URL'];
  try {
    await expect(createTestDatabase()).rejects.toThrow(/jest-database\.setup/);
  } finally {
    process.env['TEST_DATABASE_URL'] = url;
  }
});
