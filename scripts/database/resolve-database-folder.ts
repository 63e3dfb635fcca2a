import { createHash } from 'node:crypto';
import { chown, mkdir, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { PlainError } from '../process/plain-error';
import { canUserAccess } from './can-user-access';
import type { DatabaseUser } from './database-user';

const give = async (folder: string, user: DatabaseUser | undefined): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (user) await chown(folder, user.uid, user.gid);
};

/**
 * Returns the folder of the database: `wanted`, or a folder of the same name under the system's temporary directory
 * when the database user has no access to it (a clone inside a private folder of root).
 */
export const resolveDatabaseFolder = async (
  wanted: string,
  user: DatabaseUser | undefined,
): Promise<string> => {
  await give(wanted, user);
  if (canUserAccess(user, '-w', wanted)) return wanted;
  const mark = createHash('sha256').update(wanted).digest('hex').slice(0, 12);
  const instead = join(tmpdir(), `sahra-database-${mark}`);
  const found = await stat(instead).catch(() => undefined);
  if (found && user && found.uid !== user.uid && found.uid !== process.getuid?.())
    throw new PlainError(
      `The database folder ${instead} belongs to somebody else. Remove it and start again.`,
    );
  await give(instead, user);
  if (canUserAccess(user, '-w', instead)) return instead;
  throw new PlainError(
    `The user of the database may reach neither ${wanted} nor ${instead}. ` +
      'Move the clone to a folder that others may enter, or run as an ordinary user.',
  );
};
