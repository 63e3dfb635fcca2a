import { join } from 'node:path';

import { type EnvironmentFile, openEnvironmentFile } from './environment-file';
import type { Variables } from './ports';
import { resolveSettings, type Settings } from './settings';

/** Reads the settings of this clone; creates `.env` when missing. */
export const readSettings = async (
  root: string,
  shell: Variables,
): Promise<{ settings: Settings; file: EnvironmentFile }> => {
  const file = await openEnvironmentFile(join(root, '.env'));
  return { settings: resolveSettings(root, file.values, shell), file };
};
