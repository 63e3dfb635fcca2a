import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { freePort } from '../process/free-port';
import { takeLock } from '../process/process-lock';
import { startDatabaseServer } from './database-server';
import { stopOrphanedServer } from './stop-orphaned-server';

const PREFIX = 'sahra-test-database-';
const LOCK = '.lock';
const FILES = '.files';

export interface TestServer {
  url: string;
  /** Folder for files of its databases; removed with the server. */
  files: string;
  stop(): Promise<void>;
}

const removeFiles = async (folder: string): Promise<void> => {
  await rm(folder, { recursive: true, force: true });
  await rm(`${folder}${FILES}`, { recursive: true, force: true });
};

/** Removes temporary folders of killed test runs, whose locks are free. */
const sweep = async (): Promise<void> => {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(PREFIX) || !name.endsWith(LOCK)) continue;
    const path = join(tmpdir(), name);
    const lock = takeLock(path);
    if (!lock) continue;
    const folder = path.slice(0, -LOCK.length);
    await stopOrphanedServer(folder);
    await removeFiles(folder);
    lock.release();
  }
};

/** Starts a database server for tests in a temporary folder; stopping it removes the folder. */
export const startTestServer = async (): Promise<TestServer> => {
  await sweep();
  const folder = await mkdtemp(join(tmpdir(), PREFIX));
  const files = `${folder}${FILES}`;
  const lock = takeLock(`${folder}${LOCK}`);
  await mkdir(files);
  const server = await startDatabaseServer({
    folder,
    port: await freePort(),
    password: randomBytes(16).toString('hex'),
    durable: false,
  });
  return {
    url: server.url('postgres'),
    files,
    stop: async () => {
      await server.stop();
      await removeFiles(folder);
      lock?.release();
    },
  };
};
