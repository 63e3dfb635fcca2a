import { spawn } from 'node:child_process';
import { join } from 'node:path';

import { startTestServer } from '../database/test-server';
import { PlainError } from '../process/plain-error';
import type { DrillContext } from './drill';

const runProcess = (
  { root, args }: DrillContext,
  name: string,
  databaseServer: string,
): Promise<number | null> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', join('drills', `${name}.ts`), ...args], {
      cwd: join(root, 'accounts'),
      env: { ...process.env, TEST_DATABASE_URL: databaseServer },
      stdio: 'inherit',
    });
    child.on('error', reject);
    child.on('exit', resolve);
  });

/**
 * Runs a drill of accounts, which accesses the service's internals, in a separate process with a separate database
 * server.
 */
export const runAccountsDrill = async (
  context: DrillContext,
  name: string,
  failure: string,
): Promise<void> => {
  const server = await startTestServer();
  try {
    if ((await runProcess(context, name, server.url)) !== 0) throw new PlainError(failure);
  } finally {
    await server.stop();
  }
};
