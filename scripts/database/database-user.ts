import { execFileSync, spawnSync } from 'node:child_process';

import { PlainError } from '../process/plain-error';

export interface DatabaseUser {
  uid: number;
  gid: number;
}

const NAME = 'postgres';

const idOf = (flag: '-u' | '-g'): number =>
  Number(execFileSync('id', [flag, NAME], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));

const existing = (): DatabaseUser | undefined => {
  try {
    return { uid: idOf('-u'), gid: idOf('-g') };
  } catch {
    return undefined;
  }
};

/**
 * Returns the account that the database server must run as. PostgreSQL refuses to run as root, so root uses the
 * system's `postgres` account and creates it when missing; other users need no separate account.
 */
export const databaseUser = (): DatabaseUser | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  const found = existing();
  if (found) return found;
  spawnSync('groupadd', ['--system', NAME]);
  spawnSync('useradd', ['--system', '--gid', NAME, '--no-create-home', '--shell', '/usr/sbin/nologin', NAME]);
  const made = existing();
  if (made) return made;
  throw new PlainError(
    `PostgreSQL does not run as root, and the account "${NAME}" that it would run as could not be made. ` +
      'Run the command as an ordinary user.',
  );
};
