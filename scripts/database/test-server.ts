import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { freePort } from '../process/free-port';
import { processCommand } from '../process/process-command';
import { startDatabaseServer } from './database-server';
import { stopOrphanedServer } from './stop-orphaned-server';

const PREFIX = 'sahra-test-database-';
const OWNER_FILE = '.owner';
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
  await rm(`${folder}${OWNER_FILE}`, { force: true });
};

/** Removes temporary folders of killed test runs, whose owner process no longer runs. */
const sweep = async (): Promise<void> => {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(PREFIX) || !name.endsWith(OWNER_FILE)) continue;
    const ownerFile = join(tmpdir(), name);
    const owner = Number(await readFile(ownerFile, 'utf8').catch(() => ''));
    if (owner === 0 || processCommand(owner)?.includes('node')) continue;
    const folder = ownerFile.slice(0, -OWNER_FILE.length);
    await stopOrphanedServer(folder);
    await removeFiles(folder);
  }
};

/** Starts a database server for tests in a temporary folder; stopping it removes the folder. */
export const startTestServer = async (): Promise<TestServer> => {
  await sweep();
  const folder = await mkdtemp(join(tmpdir(), PREFIX));
  const files = `${folder}${FILES}`;
  await writeFile(`${folder}${OWNER_FILE}`, String(process.pid));
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
    },
  };
};
