import { join } from 'node:path';

import { runCrashDrill } from './crash/run-crash-drill';

/**
 * Usage: `node --import tsx drills/crash.ts [kills] [writes]`. Needs the empty database server of
 * TEST_DATABASE_URL. Fails when a crash lost a write, stored it twice or left it half done.
 */
const KILLS = 20;
const WRITES = 1000;

const [kills = KILLS, writes = WRITES] = process.argv.slice(2).map(Number);
const complaints = await runCrashDrill({
  workspace: join(import.meta.dirname, '..'),
  databaseUrl: process.env['TEST_DATABASE_URL'] ?? '',
  kills,
  writes,
  say: (line) => void process.stdout.write(`${line}\n`),
});
for (const complaint of complaints) process.stdout.write(`  ${complaint}\n`);
if (complaints.length > 0) process.exitCode = 1;
