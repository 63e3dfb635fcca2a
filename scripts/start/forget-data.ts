import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import type { Settings } from '../settings/settings';

/**
 * Forgets what a product has stored: its database, wherever that really lies, its pictures and mails, and the pages made from it.
 * The product has to be stopped.
 */
export const forgetData = async (settings: Settings, database: string): Promise<void> => {
  const { dataFolder, releasesFolder, uploadsFolder, mailFolder } = settings;
  for (const path of [database, join(dataFolder, 'database'), releasesFolder, uploadsFolder, mailFolder])
    await rm(path, { recursive: true, force: true });
};
