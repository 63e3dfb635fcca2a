import { spawnSync } from 'node:child_process';

import type { DatabaseUser } from './database-user';

/** Checks with the operating system whether the user may write (`-w`) or enter and run (`-x`) a path. */
export const canUserAccess = (user: DatabaseUser | undefined, right: '-w' | '-x', path: string): boolean =>
  user === undefined || spawnSync('test', [right, path], { ...user, cwd: '/' }).status === 0;
