import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { resolveDatabaseFolder } from '../database/resolve-database-folder';
import { databaseUser } from '../database/database-user';
import { stopOrphanedServer } from '../database/stop-orphaned-server';
import { ProcessRecords } from '../process/process-records';
import { takeRunLock } from '../process/run-lock';
import type { Settings } from '../settings/settings';
import { deleteLocalData } from './delete-local-data';

/** Stops processes that a killed run left and deletes all data of a product; throws while it runs. */
export const resetData = async (settings: Settings): Promise<void> => {
  await mkdir(settings.dataFolder, { recursive: true });
  const lock = await takeRunLock(join(settings.dataFolder, 'run.lock'), 'Sahra is running in this clone');
  await new ProcessRecords(settings.processFile).stopLeftOvers();
  const database = await resolveDatabaseFolder(join(settings.dataFolder, 'database'), databaseUser());
  await stopOrphanedServer(database);
  await deleteLocalData(settings, database);
  lock.release();
  await rm(settings.dataFolder, { recursive: true, force: true });
};
