import { join } from 'node:path';

import { createTestDatabase } from '@sahra/scripts/database/create-test-database';

import { runCrashDrill } from './run-crash-drill';

test('a service that is killed twice among writes has lost, doubled and halved nothing', async () => {
  const database = await createTestDatabase();
  try {
    const complaints = await runCrashDrill({
      workspace: join(__dirname, '../..'),
      databaseUrl: database.url,
      kills: 2,
      writes: 100,
      say: () => undefined,
    });
    expect(complaints).toEqual([]);
  } finally {
    await database.drop();
  }
});
