import { join } from 'node:path';

import type { BuildContext } from '../build/build-workspace';
import { runCommand } from '../process/run-command';

/** Migrates the database of accounts, then seeds it. One process runs both, because most of its time is its start. */
export const prepareAccounts = async (
  environment: NodeJS.ProcessEnv,
  { root, logFolder, verbose, signal, records }: BuildContext,
): Promise<undefined> => {
  await runCommand(
    'Migrating and seeding accounts',
    [process.execPath, '--enable-source-maps', join('dist', 'migrate-and-seed.js')],
    {
      cwd: join(root, 'accounts'),
      environment,
      logPath: join(logFolder, 'accounts-migrate-and-seed.log'),
      verbose,
      signal,
      records,
    },
  );
  return undefined;
};
