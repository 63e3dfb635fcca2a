import { readDatabaseUrl } from '../../platform/config/database.config';
import { withDatabase } from '../../platform/database/with-database';
import { seedDevelopment } from './seed-development';

/** Seeds the development viewers where SEED_DEVELOPMENT asks for them. */
export const seedDatabase = async (): Promise<void> => {
  if (process.env['SEED_DEVELOPMENT'] !== 'true') {
    process.stdout.write('accounts: no development viewers without SEED_DEVELOPMENT=true\n');
    return;
  }
  await withDatabase(readDatabaseUrl(process.env), async (database) => {
    const emails = await seedDevelopment(database);
    process.stdout.write(`accounts: development viewers ${emails.join(', ')}\n`);
  });
};
