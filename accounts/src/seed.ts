import { readDatabaseUrl } from './config/database.config';
import { runProcess } from './config/run-process';
import { withDatabase } from './database/with-database';
import { seedDevelopment } from './seed/seed-development';

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
