import { join } from 'node:path';

import { PORTS, portVariable, type Variables } from '../settings/ports';
import { SECRETS } from '../settings/secrets';
import { resolveSettings, type Settings } from '../settings/settings';

const OWN = ['PORT_BASE', 'DATA_DIR', 'RELEASES_DIR', 'PUBLIC_URL', 'LOG_LEVEL', 'NODE_ENV'];
const URLS = ['GATEWAY_URL', 'CMS_URL', 'ACCOUNTS_URL', 'MEDIA_URL'];
const MOVABLE = new Set([...OWN, ...URLS, ...PORTS.map(({ name }) => portVariable(name))]);

interface Place {
  /** A folder of its own below `.data`. */
  name: string;
  portBase: string;
}

/**
 * Settings of a product that is only tested: ports, data, releases and secrets of its own, whatever the
 * shell and `.env` say, so that it runs beside the real one and touches nothing of it.
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
