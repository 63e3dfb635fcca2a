import { execFile, type ExecFileException } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, chown, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { PlainError } from '../process/plain-error';
import type { DatabaseUser } from './database-user';

interface ClusterOptions {
  folder: string;
  user: DatabaseUser | undefined;
  initdb: string;
  password: string;
}

const LOCALE_FLAGS = [
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
];

const run = promisify(execFile);

/**
 * Creates the files of a new database server. It first empties a folder without PG_VERSION, which an interrupted
 * run left incomplete. The built-in locale makes the sort order the same on every machine.
 */
export const createCluster = async ({ folder, user, initdb, password }: ClusterOptions): Promise<void> => {
  for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true });
  const passwordFile = join(tmpdir(), `sahra-${randomBytes(8).toString('hex')}`);
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600, flag: 'wx' });
  try {
    if (user) await chown(passwordFile, user.uid, user.gid);
    await chmod(folder, 0o700);
    const flags = [
      `--pgdata=${folder}`,
      '--username=sahra',
      '--auth=scram-sha-256',
      `--pwfile=${passwordFile}`,
    ];
    await run(initdb, [...flags, ...LOCALE_FLAGS], { ...user, cwd: '/' }).catch(
      (error: ExecFileException) => {
        const said = error.stderr?.trim() || error.message;
        throw new PlainError(`The files of the database could not be made (initdb):\n${said}`);
      },
    );
  } finally {
    await rm(passwordFile, { force: true });
  }
};
