/**
 * Entry point of every command. It is plain JavaScript, so that it can print messages before dependencies are
 * installed.
 */
import process from 'node:process';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { nodeComplaint } from './install/node-complaint.mjs';

const COMMANDS = [
  'start',
  'dev',
  'test',
  'verify',
  'drill',
  'bench',
  'seed',
  'ingest',
  'partner-key',
  'screenshots',
  'reset',
];
const fail = (/** @type {string} */ sentence) => {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
};

const [command = '', ...args] = process.argv.slice(2);
if (!COMMANDS.includes(command)) fail(`Unknown command "${command}". There are: ${COMMANDS.join(', ')}.`);
const complaint = nodeComplaint(process.versions.node);
if (complaint) fail(complaint);

const root = dirname(dirname(fileURLToPath(import.meta.url)));
process.chdir(root);
try {
  const { installWhenNeeded } = await import('./install/install-when-needed.mjs');
  await installWhenNeeded(root);
  const { register } = await import('tsx/esm/api');
  register();
  const entry = pathToFileURL(join(root, 'scripts', command, `${command}.command.ts`));
  /** @type {{ run: (root: string, args: string[]) => Promise<number> }} */
  const { run } = await import(entry.href);
  process.exitCode = await run(root, args);
} catch (error) {
  const plain = error instanceof Error && error.name === 'PlainError';
  fail(plain ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error));
}
process.exit();
