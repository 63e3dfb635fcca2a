import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import { withProductDatabase } from '../database/with-product-database';
import { readSettings } from '../settings/read-settings';

const KEYS = {
  name: 'accounts',
  table: 'partner_keys',
  missing: 'There are no accounts yet. Start the product once with "npm start".',
} as const;

/**
 * `npm run partner-key -- create|list|rotate|revoke`: manages the API keys of partner apps, whether the product is
 * running or not. It prints only to the terminal, so that a key, which is shown once, is never in a log.
 */
export const run = async (root: string, args: readonly string[]): Promise<number> => {
  const { settings } = await readSettings(root, process.env);
  return withProductDatabase(settings, KEYS, async (url) => {
    const child = spawn(process.execPath, ['--import', 'tsx', join('src', 'partner-key.ts'), ...args], {
      cwd: join(root, KEYS.name),
      env: { ...settings.shell, DATABASE_URL: url },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    const [code] = (await once(child, 'close')) as [number | null];
    return code ?? 1;
  });
};
