import pg from 'pg';

import { createTestDatabase, testDatabaseUrl } from './create-test-database';
import { ensureTemplateDatabase } from './ensure-template-database';

const ask = async (url: string, statement: string): Promise<unknown[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
};

test('is filled once, however many ask at once, and each copy is changed alone', async () => {
  let filled = 0;
  const fill = async (url: string): Promise<void> => {
    filled += 1;
    await ask(url, "CREATE TABLE evening (name text); INSERT INTO evening VALUES ('first')");
  };
  await Promise.all(Array.from({ length: 3 }, () => ensureTemplateDatabase('evenings', fill)));
  expect(filled).toBe(1);

  const [one, two] = await Promise.all([createTestDatabase('evenings'), createTestDatabase('evenings')]);
  await ask(one.url, 'DELETE FROM evening');
  expect(await ask(one.url, 'SELECT name FROM evening')).toEqual([]);
  expect(await ask(two.url, 'SELECT name FROM evening')).toEqual([{ name: 'first' }]);
  await Promise.all([one.drop(), two.drop()]);
});

test('a filling that fails leaves nothing to copy from, and the next one starts from nothing', async () => {
  const half = async (url: string): Promise<void> => {
    await ask(url, 'CREATE TABLE half (id int)');
    throw new Error('the power failed');
  };
  await expect(ensureTemplateDatabase('halves', half)).rejects.toThrow('the power failed');
  await expect(createTestDatabase('halves')).rejects.toThrow(/does not exist/);

  await ensureTemplateDatabase('halves', async (url) => {
    await ask(url, 'CREATE TABLE whole (id int)');
  });
  const names = "SELECT to_regclass('half')::text AS half, to_regclass('whole')::text AS whole";
  expect(await ask(testDatabaseUrl('halves'), names)).toEqual([{ half: null, whole: 'whole' }]);
});
