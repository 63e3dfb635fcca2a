import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import type { Settings } from '../settings/settings';

/**
 * Deletes the stored data of a product: its database in its actual folder, its pictures and mails, and the pages
 * built from them. The product must be stopped.
 */
export const deleteLocalData = async (settings: Settings, database: string): Promise<void> => {
  const { dataFolder, releasesFolder, uploadsFolder, mailFolder } = settings;
  for (const path of [database, join(dataFolder, 'database'), releasesFolder, uploadsFolder, mailFolder])
    await rm(path, { recursive: true, force: true });
};
