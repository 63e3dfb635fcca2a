import { migrateDatabase } from './app/migrate-database';
import { runProcess } from './platform/config/run-process';

await runProcess(migrateDatabase);
