import { readDatabaseUrl } from './config/database.config';
import { runProcess } from './config/run-process';
import { migrateToLatest } from './database/migrate-to-latest';
import { withDatabase } from './database/with-database';
import { writePlans } from './plan/write-plans';

await runProcess(() =>
  withDatabase(readDatabaseUrl(process.env), async (database) => {
    const applied = await migrateToLatest(database);
    await writePlans(database);
    const outcome = applied.length > 0 ? `applied ${applied.join(', ')}` : 'schema is up to date';
    process.stdout.write(`accounts: ${outcome}
`);
  }),
);
