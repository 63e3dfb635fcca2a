import { mkdir, readdir, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';

import { resolveDatabaseFolder } from '../database/resolve-database-folder';
import { databaseUser } from '../database/database-user';
import { stopOrphanedServer } from '../database/stop-orphaned-server';
import { ProcessRecords } from '../process/process-records';
import { RUN_LOCK, takeRunLock } from '../process/run-lock';
import type { Settings } from '../settings/settings';
import { deleteLocalData } from './delete-local-data';

/** Stops processes that a killed run left and deletes all data of a product; throws while it runs. */
export const resetData = async (settings: Settings): Promise<void> => {
  const { dataFolder } = settings;
  await mkdir(dataFolder, { recursive: true });
  const lock = await takeRunLock(dataFolder, 'Sahra is running in this clone');
  await new ProcessRecords(settings.processFile).stopLeftOvers();
  const database = await resolveDatabaseFolder(join(dataFolder, 'database'), databaseUser());
  await stopOrphanedServer(database);
  await deleteLocalData(settings, database);
  for (const name of await readdir(dataFolder))
    if (name !== RUN_LOCK) await rm(join(dataFolder, name), { recursive: true, force: true });
  lock.release();
  // It stays when another run has already taken the lock.
  await rmdir(dataFolder).catch(() => undefined);
};
