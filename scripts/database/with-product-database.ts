import { existsSync } from 'node:fs';
import { join } from 'node:path';

import pg from 'pg';

import { PlainError } from '../process/plain-error';
import { takeRunLock } from '../process/run-lock';
import type { Settings } from '../settings/settings';
import { startDatabaseServer, SUPERUSER } from './database-server';

interface ProductDatabase {
  name: 'cms' | 'accounts';
  /** A table that exists once the product has run. */
  table: string;
  /** Error message when the table does not exist. */
  missing: string;
}

const urlOf = ({ ports, secrets }: Settings, name: string): string =>
  `postgres://${SUPERUSER}:${encodeURIComponent(secrets.DATABASE_PASSWORD)}@127.0.0.1:${ports.database}/${name}`;

/** Checks whether the database has the table; null when no database accepts the connection. */
const hasTable = async (url: string, table: string): Promise<boolean | null> => {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch {
    return null;
  }
  try {
    const { rowCount } = await client.query('SELECT FROM information_schema.tables WHERE table_name = $1', [
      table,
    ]);
    return (rowCount ?? 0) > 0;
  } finally {
    await client.end();
  }
};

const startedFor = async <T>(settings: Settings, name: string, use: (url: string) => Promise<T>) => {
  const folder = join(settings.dataFolder, 'database');
  const lock = await takeRunLock(settings.dataFolder, 'Sahra is just starting or stopping');
  const { database } = settings.ports;
  const password = settings.secrets.DATABASE_PASSWORD;
  const server = await startDatabaseServer({ folder, port: database, password });
  try {
    return await use(server.url(name));
  } finally {
    await server.stop();
    lock.release();
  }
};

/** Runs `use` with a database of the product. When the database server is not running, starts it for that time. */
export const withProductDatabase = async <T>(
  settings: Settings,
  { name, table, missing }: ProductDatabase,
  use: (url: string) => Promise<T>,
): Promise<T> => {
  const checked = async (url: string): Promise<T> => {
    if (!(await hasTable(url, table))) throw new PlainError(missing);
    return use(url);
  };
  const url = urlOf(settings, name);
  if ((await hasTable(url, table)) !== null) return checked(url);
  if (!existsSync(join(settings.dataFolder, 'database'))) throw new PlainError(missing);
  return startedFor(settings, name, checked);
};
