import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import pg from 'pg';

import { hasEnded } from '../process/has-ended';
import { PlainError } from '../process/plain-error';
import { waitUntil } from '../process/wait-until';
import { createCluster } from './create-cluster';
import { resolveDatabaseFolder } from './resolve-database-folder';
import { databaseUser } from './database-user';
import { stopOrphanedServer } from './stop-orphaned-server';
import { postgresBinaries } from './postgres-binaries';

export const SUPERUSER = 'sahra';

const START_LIMIT_MS = 60_000;
const STOP_LIMIT_MS = 10_000;
const LOG_LINES_KEPT = 40;

export interface DatabaseServerOptions {
  /** Folder of the data; created when missing. */
  folder: string;
  port: number;
  password: string;
  /** False only for disposable data: a crash may then lose it. */
  durable?: boolean;
  /**
   * Runs the server in a separate process group, so that Ctrl-C in a terminal does not stop it before its clients.
   */
  detached?: boolean;
  onLog?: (text: string) => void;
}

export interface DatabaseServer {
  /** Actual folder of the data; differs from the requested one when the database user has no access to that. */
  folder: string;
  /** Whether a server left by a killed run was stopped first. */
  recovered: boolean;
  process: ChildProcess;
  url(database: string): string;
  stop(): Promise<void>;
}

const SPEED_FLAGS = ['-c', 'fsync=off', '-c', 'full_page_writes=off', '-c', 'synchronous_commit=off'];

const stop = async (child: ChildProcess): Promise<void> => {
  // PostgreSQL's meaning of the first two signals: fast shutdown, then immediate shutdown.
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    if (hasEnded(child)) return;
    child.kill(signal);
    await waitUntil(() => hasEnded(child), STOP_LIMIT_MS);
  }
};

type Answer = 'ready' | 'not yet' | 'wrong password';

const ask = async (url: string): Promise<Answer> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('SELECT 1');
    return 'ready';
  } catch (error) {
    return error instanceof pg.DatabaseError && error.code === '28P01' ? 'wrong password' : 'not yet';
  } finally {
    await client.end().catch(() => undefined);
  }
};

/** Starts the embedded PostgreSQL and returns when it accepts connections; creates its files when missing. */
export const startDatabaseServer = async (options: DatabaseServerOptions): Promise<DatabaseServer> => {
  const user = databaseUser();
  const folder = await resolveDatabaseFolder(options.folder, user);
  const binaries = await postgresBinaries(user);
  const recovered = await stopOrphanedServer(folder);
  if (!existsSync(join(folder, 'PG_VERSION')))
    await createCluster({ folder, user, initdb: binaries.initdb, password: options.password });

  const url = (database: string): string =>
    `postgres://${SUPERUSER}:${encodeURIComponent(options.password)}@127.0.0.1:${options.port}/${database}`;
  const lines: string[] = [];
  const child = spawn(
    binaries.postgres,
    [
      ...['-D', folder, '-p', String(options.port)],
      ...['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=', '-c', 'max_connections=200'],
      ...(options.durable === false ? SPEED_FLAGS : []),
    ],
    { ...user, cwd: '/', detached: options.detached ?? false, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    lines.push(...text.trimEnd().split('\n'));
    lines.splice(0, lines.length - LOG_LINES_KEPT);
    options.onLog?.(text);
  });
  child.once('error', (error) => lines.push(error.message));

  let answer = 'not yet' as Answer;
  await waitUntil(async () => {
    if (child.pid === undefined || hasEnded(child)) return true;
    answer = await ask(url('postgres'));
    return answer !== 'not yet';
  }, START_LIMIT_MS);
  if (answer === 'ready') return { folder, recovered, process: child, url, stop: () => stop(child) };
  await stop(child);
  if (answer === 'wrong password')
    throw new PlainError(
      `The database in ${folder} was made with another DATABASE_PASSWORD. Bring back the .env it was made with, ` +
        'or forget the data with "npm run reset".',
    );
  throw new PlainError(`The database in ${folder} did not start. It said:\n${lines.join('\n')}`);
};
