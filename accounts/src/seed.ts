import { readDatabaseUrl } from './platform/config/database.config';
import { runProcess } from './platform/config/run-process';
import { withDatabase } from './platform/database/with-database';
import { seedDevelopment } from './app/seed/seed-development';

await runProcess(async () => {
  if (process.env['SEED_DEVELOPMENT'] !== 'true') {
    process.stdout.write('accounts: no development viewers without SEED_DEVELOPMENT=true\n');
    return;
  }
  await withDatabase(readDatabaseUrl(process.env), async (database) => {
    const emails = await seedDevelopment(database);
    process.stdout.write(`accounts: development viewers ${emails.join(', ')}\n`);
  });
});
