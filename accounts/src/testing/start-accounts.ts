import type { AddressInfo } from 'node:net';

import { createTestDatabase } from '@sahra/scripts/database/create-test-database';

import type { AccountsApp } from '../app/accounts-app';
import { buildApp } from '../app/build-app';
import type { Dependencies } from '../app/dependencies';
import { migrateToLatest } from '../database/migrate-to-latest';
import { openDatabase, type Database } from '../database/database';
import { writePlans } from '../plan/write-plans';
import { RATE_LIMITS } from '../rate-limit/rate-limits';

export const TEST_CONFIG: Dependencies['config'] = {
  publicOrigin: 'http://localhost:8000',
  authSecret: 'auth-secret-of-the-tests-0123456789',
  bearerSecret: 'bearer-secret-of-the-tests-01234567',
  trustedProxies: ['loopback'],
  google: undefined,
  logLevel: 'silent',
};

export interface RunningAccounts {
  app: AccountsApp;
  database: Database;
  /** Where the service listens. */
  url: string;
  stop(): Promise<void>;
}

/** The whole service on a free port and a migrated database of its own. */
export const startAccounts = async (
  changed: Partial<Omit<Dependencies, 'database' | 'config'>> & {
    config?: Partial<Dependencies['config']>;
  } = {},
): Promise<RunningAccounts> => {
  const testDatabase = await createTestDatabase();
  const database = openDatabase(testDatabase.url, () => undefined);
  await migrateToLatest(database);
  await writePlans(database);
  const app = await buildApp({
    rateLimits: RATE_LIMITS,
    ...changed,
    config: { ...TEST_CONFIG, ...changed.config },
    database,
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return {
    app,
    database,
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      await app.close();
      await database.close();
      await testDatabase.drop();
    },
  };
};
