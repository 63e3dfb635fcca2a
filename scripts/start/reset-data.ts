import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { dataFolder } from '../database/data-folder';
import { databaseUser } from '../database/database-user';
import { stopLeftOverServer } from '../database/left-over-server';
import { ProcessRecords } from '../process/process-records';
import { takeRunLock } from '../process/run-lock';
import type { Settings } from '../settings/settings';
import { forgetData } from './forget-data';

/** Stops processes that a killed run left and deletes all data of a product; throws while it runs. */
export const resetData = async (settings: Settings): Promise<void> => {
  await mkdir(settings.dataFolder, { recursive: true });
  const lock = await takeRunLock(join(settings.dataFolder, 'run.lock'), 'Sahra is running in this clone');
  await new ProcessRecords(settings.processFile).stopLeftOvers();
  const database = await dataFolder(join(settings.dataFolder, 'database'), databaseUser());
  await stopLeftOverServer(database);
  await forgetData(settings, database);
  lock.release();
  await rm(settings.dataFolder, { recursive: true, force: true });
};
