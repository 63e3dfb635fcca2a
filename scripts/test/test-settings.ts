import { join } from 'node:path';

import { PORTS, portVariable, type Variables } from '../settings/ports';
import { SECRETS } from '../settings/secrets';
import { resolveSettings, type Settings } from '../settings/settings';

const OWN = ['PORT_BASE', 'DATA_DIR', 'RELEASES_DIR', 'PUBLIC_URL', 'LOG_LEVEL', 'NODE_ENV'];
const URLS = ['GATEWAY_URL', 'CMS_URL', 'ACCOUNTS_URL', 'MEDIA_URL'];
const MOVABLE = new Set([...OWN, ...URLS, ...PORTS.map(({ name }) => portVariable(name))]);

interface Place {
  /** Name of a separate folder in `.data`. */
  name: string;
  portBase: string;
}

/**
 * Returns settings for a product under test: separate ports, data, releases and secrets, whatever the shell and
 * `.env` contain, so that it can run beside the real product without affecting it.
 */
export const testSettings = (root: string, shell: Variables, { name, portBase }: Place): Settings => {
  const kept = Object.entries(shell).filter(([variable]) => !MOVABLE.has(variable) && !(variable in SECRETS));
  const folder = join('.data', name);
  const secrets = Object.fromEntries(Object.entries(SECRETS).map(([variable, make]) => [variable, make()]));
  return resolveSettings(
    root,
    { ...secrets, PORT_BASE: portBase, DATA_DIR: folder, RELEASES_DIR: join(folder, 'releases') },
    Object.fromEntries(kept),
  );
};
