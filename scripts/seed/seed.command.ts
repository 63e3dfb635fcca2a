import { existsSync } from 'node:fs';
import { join } from 'node:path';

import pg from 'pg';

import { startDatabaseServer, SUPERUSER } from '../database/database-server';
import { PlainError } from '../process/plain-error';
import { runCommand } from '../process/run-command';
import { takeRunLock } from '../process/run-lock';
import { readSettings } from '../settings/read-settings';
import type { Settings } from '../settings/settings';
import { wantedVideos } from './wanted-videos';

const CMS = 'cms';

const urlOf = ({ ports, secrets }: Settings): string =>
  `postgres://${SUPERUSER}:${encodeURIComponent(secrets.DATABASE_PASSWORD)}@127.0.0.1:${ports.database}/${CMS}`;

/** Whether the database holds a catalogue; null where no database answers. */
const isSeeded = async (url: string): Promise<boolean | null> => {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch {
    return null;
  }
  try {
    return (
      ((await client.query("SELECT FROM information_schema.tables WHERE table_name = 'videos'")).rowCount ??
        0) > 0
    );
  } finally {
    await client.end();
  }
};

const START_FIRST = new PlainError('There is no catalogue yet. Start the product once with "npm start".');

const resize = async (settings: Settings, url: string, videos: number): Promise<void> => {
  if (!(await isSeeded(url))) throw START_FIRST;
  await runCommand(
    'Making the catalogue',
    [process.execPath, '--import', 'tsx', join('tools', 'large-catalogue.ts'), String(videos)],
    {
      cwd: join(settings.root, CMS),
      environment: { ...settings.shell, DATABASE_URL: url },
      logPath: join(settings.logFolder, 'large-catalogue.log'),
      verbose: true,
    },
  );
};

/** Starts the database for as long as it is needed, as nothing else of the product runs. */
const withDatabase = async (settings: Settings, use: (url: string) => Promise<void>): Promise<void> => {
  const folder = join(settings.dataFolder, 'database');
  if (!existsSync(folder)) throw START_FIRST;
  const lock = await takeRunLock(join(settings.dataFolder, 'run.lock'), 'Sahra is just starting or stopping');
  const { database } = settings.ports;
  const server = await startDatabaseServer({
    folder,
    port: database,
    password: settings.secrets.DATABASE_PASSWORD,
  });
  try {
    await use(server.url(CMS));
  } finally {
    await server.stop();
    lock.release();
  }
};

/**
 * `npm run seed -- --videos 40000`: brings the catalogue to so many videos, to measure with, on top of what is
 * there; `--videos 0` takes the generated ones away again. On a running product its pages follow; one that is
 * stopped has them at its next start.
 */
export const run = async (root: string, args: readonly string[]): Promise<number> => {
  const videos = wantedVideos(args);
  const { settings } = await readSettings(root, process.env);
  const url = urlOf(settings);
  if ((await isSeeded(url)) === null) await withDatabase(settings, (own) => resize(settings, own, videos));
  else await resize(settings, url, videos);
  return 0;
};
