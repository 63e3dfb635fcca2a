import { createTestDatabase, type TestDatabase } from '@sahra/scripts/database/create-test-database';

import { syncPlans } from '../../billing/plan/sync-plans';
import { openDatabase, type Database } from './database';
import { migrateToLatest } from './migrate-to-latest';

let testDatabase: TestDatabase;
let processes: Database[];
beforeEach(async () => {
  testDatabase = await createTestDatabase();
  processes = [1, 2, 3].map(() => openDatabase(testDatabase.url, () => undefined));
});
afterEach(async () => {
  await Promise.all(processes.map((database) => database.close()));
  await testDatabase.drop();
});

test('three processes that start at once migrate an empty database once', async () => {
  const applied = await Promise.all(
    processes.map(async (database) => {
      const names = await migrateToLatest(database);
      await syncPlans(database);
      return names;
    }),
  );
  const names = applied.flat();
  expect(names[0]).toBe('0001-accounts');
  expect(names).toEqual([...new Set(names)].sort());
  const [first] = processes;
  expect(await first?.queries.selectFrom('plans').select('id').execute()).toHaveLength(4);
});
