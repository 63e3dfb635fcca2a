import { syncPlans } from '../billing/billing.module';
import { readDatabaseUrl } from '../platform/config/database.config';
import { migrateToLatest } from '../platform/database/migrate-to-latest';
import { withDatabase } from '../platform/database/with-database';

/** Migrates the database to the latest schema and says what was applied. */
export const migrateDatabase = (): Promise<void> =>
  withDatabase(readDatabaseUrl(process.env), async (database) => {
    const applied = await migrateToLatest(database);
    await syncPlans(database);
    const outcome = applied.length > 0 ? `applied ${applied.join(', ')}` : 'schema is up to date';
    process.stdout.write(`accounts: ${outcome}\n`);
  });
