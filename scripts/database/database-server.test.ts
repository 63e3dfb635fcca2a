import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import pg from 'pg';

import { freePort } from '../process/free-port';
import { createMissingDatabases } from './create-missing-databases';
import { type DatabaseServer, startDatabaseServer } from './database-server';

let folder: string;
const running: DatabaseServer[] = [];

const start = async (options: { folder?: string; password?: string } = {}): Promise<DatabaseServer> => {
  const server = await startDatabaseServer({
    folder: options.folder ?? join(folder, 'database'),
    port: await freePort(),
    password: options.password ?? 'a secret',
  });
  running.push(server);
  return server;
};

const query = async (url: string, statement: string): Promise<Record<string, unknown>[]> => {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sahra-server-test-'));
  await chmod(folder, 0o755);
});

afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
  await rm(folder, { recursive: true, force: true });
});

test('keeps what was written across a stop and a start', async () => {
  const first = await start();
  await createMissingDatabases(first.url('postgres'), ['cms', 'accounts']);
  await createMissingDatabases(first.url('postgres'), ['cms', 'accounts']);
  await query(first.url('cms'), 'CREATE TABLE evening AS SELECT 7 AS shows');
  await first.stop();

  const second = await start();
  expect(second.recovered).toBe(false);
  expect(await query(second.url('cms'), 'SELECT shows FROM evening')).toEqual([{ shows: 7 }]);
});

test('stops the server that a killed run left, and loses nothing acknowledged', async () => {
  const leftOver = await start();
  await query(leftOver.url('postgres'), 'CREATE TABLE evening AS SELECT 7 AS shows');

  const next = await start();
  expect(next.recovered).toBe(true);
  expect(leftOver.process.exitCode).not.toBeNull();
  expect(await query(next.url('postgres'), 'SELECT shows FROM evening')).toEqual([{ shows: 7 }]);
});

test('starts after its main process was killed without warning', async () => {
  const killed = await start();
  await query(killed.url('postgres'), 'CREATE TABLE evening AS SELECT 7 AS shows');
  killed.process.kill('SIGKILL');

  const next = await start();
  expect(await query(next.url('postgres'), 'SELECT shows FROM evening')).toEqual([{ shows: 7 }]);
});

test('does not touch a foreign process that has the number in a stale lock file', async () => {
  const first = await start();
  await first.stop();
  const lock = join(first.folder, 'postmaster.pid');
  await writeFile(lock, `${process.pid}\n${first.folder}\n`);

  const second = await start();
  expect(await readFile(lock, 'utf8')).toContain(String(second.process.pid));
});

test('starts over where making the files was interrupted', async () => {
  const half = await start();
  await half.stop();
  await rm(join(half.folder, 'PG_VERSION'));

  const again = await start();
  expect(await query(again.url('postgres'), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test('says so when the data was made with another password', async () => {
  const first = await start();
  await first.stop();
  await expect(start({ password: 'another' })).rejects.toThrow(/another DATABASE_PASSWORD/);
});

test('as root, moves the data to the temporary directory when its user may not reach the folder', async () => {
  await chmod(folder, 0o700);
  const server = await start();
  const stays = server.folder.startsWith(folder);
  expect(stays).toBe(process.getuid?.() !== 0);
  expect(server.folder.startsWith(tmpdir())).toBe(true);
  await server.stop();
  await rm(server.folder, { recursive: true });
});
