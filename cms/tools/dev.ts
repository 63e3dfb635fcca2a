import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { buildServer } from './build/build-server';

/** `npm run dev`: builds and runs the server part; `tsx watch` restarts this when a source changes. */
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const OUT = join(ROOT, 'dist');

const run = async (): Promise<void> => {
  await buildServer(ROOT, OUT);
  const child = spawn(process.execPath, ['--enable-source-maps', join(OUT, 'main.js')], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => process.exit(code ?? 0));
};

void run();
