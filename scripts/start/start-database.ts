import { createMissingDatabases } from '../database/create-missing-databases';
import { type DatabaseServer, startDatabaseServer } from '../database/database-server';
import type { Settings } from '../settings/settings';
import type { DatabaseUrls } from './service-environments';

interface StartedDatabase {
  urls: DatabaseUrls;
  /** Says where the data is when it cannot be in the wanted folder. */
  notice: string | undefined;
}

/** Starts the database server in `folder` and creates what the services need on it. `adopt` gets the server first. */
export const startDatabase = async (
  { ports, secrets }: Settings,
  folder: string,
  adopt: (server: DatabaseServer) => Promise<void>,
): Promise<StartedDatabase> => {
  const server = await startDatabaseServer({
    folder,
    port: ports.database,
    password: secrets.DATABASE_PASSWORD,
    detached: true,
  });
  await adopt(server);
  await createMissingDatabases(server.url('postgres'), ['cms', 'accounts']);
  return {
    urls: { cms: server.url('cms'), accounts: server.url('accounts') },
    notice:
      server.folder === folder
        ? undefined
        : `its user may not enter ${folder}: the data is in ${server.folder}`,
  };
};
