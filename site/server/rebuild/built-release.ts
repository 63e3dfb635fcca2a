import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What the last whole release was made of. */
export interface BuiltRelease {
  id: string;
  codeId: string;
  contentVersion: number;
}

/** The release that `current` names; null where none was ever built. */
export const builtRelease = async (releasesDir: string): Promise<BuiltRelease | null> => {
  try {
    return JSON.parse(await readFile(join(releasesDir, 'current', 'release.json'), 'utf8')) as BuiltRelease;
  } catch {
    return null;
  }
};
