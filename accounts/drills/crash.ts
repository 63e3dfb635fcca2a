import { join } from 'node:path';

import { runCrashDrill } from './crash/run-crash-drill';

/** `node --import tsx drills/crash.ts [kills] [writes]` on the empty database server of TEST_DATABASE_URL: fails when a crash lost, doubled or halved anything. */
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
