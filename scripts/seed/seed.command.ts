import { join } from 'node:path';

import { withProductDatabase } from '../database/with-product-database';
import { runCommand } from '../process/run-command';
import { readSettings } from '../settings/read-settings';
import type { Settings } from '../settings/settings';
import { parseVideoCount } from './parse-video-count';

const CATALOGUE = {
  name: 'cms',
  table: 'videos',
  missing: 'There is no catalogue yet. Start the product once with "npm start".',
} as const;

const resize = async (settings: Settings, url: string, videos: number): Promise<void> => {
  await runCommand(
    'Making the catalogue',
    [process.execPath, '--import', 'tsx', join('tools', 'large-catalogue.ts'), String(videos)],
    {
      cwd: join(settings.root, CATALOGUE.name),
      environment: { ...settings.shell, DATABASE_URL: url },
      logPath: join(settings.logFolder, 'large-catalogue.log'),
      verbose: true,
    },
  );
};

/**
 * `npm run seed -- --videos 40000`: adds generated videos for measurements until the catalogue has that many;
 * `--videos 0` removes the generated ones. A running product rebuilds its pages; a stopped one does so at its next
 * start.
 */
export const run = async (root: string, args: readonly string[]): Promise<number> => {
  const videos = parseVideoCount(args);
  const { settings } = await readSettings(root, process.env);
  await withProductDatabase(settings, CATALOGUE, (url) => resize(settings, url, videos));
  return 0;
};
