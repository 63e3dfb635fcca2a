import { migrateDatabase } from './app/migrate-database';
import { seedDatabase } from './app/seed/seed-database';
import { runProcess } from './platform/config/run-process';

await runProcess(async () => {
  await migrateDatabase();
  await seedDatabase();
});
