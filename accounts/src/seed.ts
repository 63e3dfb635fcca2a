import { seedDatabase } from './app/seed/seed-database';
import { runProcess } from './platform/config/run-process';

await runProcess(seedDatabase);
