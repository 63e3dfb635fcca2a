import { isAbsolute, join } from 'node:path';

import { type PortName, resolvePorts, type Variables } from './ports';
import { SECRETS, type SecretName } from './secrets';

export interface Settings {
  root: string;
  dataFolder: string;
  logFolder: string;
  /** The media library of the cms: its `uploads/`. */
  uploadsFolder: string;
  /** What the development mail catcher keeps. */
  mailFolder: string;
  releasesFolder: string;
  /** Names the running processes. */
  processFile: string;
  ports: Record<PortName, number>;
  /** Where people open the product. */
  publicUrl: string;
  /** Where the services find each other. */
  urls: Record<'gateway' | 'cms' | 'accounts' | 'media', string>;
  secrets: Record<SecretName, string>;
  logLevel: string;
  /** What the shell gave, handed on to every service underneath its own variables. */
  shell: Variables;
}

const under = (root: string, path: string): string => (isAbsolute(path) ? path : join(root, path));

/** The one place where ports, addresses, folders and secrets are worked out; the shell wins over `.env`. */
export const resolveSettings = (root: string, file: Variables, shell: Variables): Settings => {
  const all: Variables = { ...file, ...shell };
  const ports = resolvePorts(all);
  const at = (variable: string, name: PortName): string => all[variable] || `http://127.0.0.1:${ports[name]}`;
  const dataFolder = under(root, all['DATA_DIR'] || '.data');
  const names = Object.keys(SECRETS) as SecretName[];
  return {
    root,
    dataFolder,
    logFolder: join(dataFolder, 'logs'),
    uploadsFolder: join(dataFolder, 'cms'),
    mailFolder: join(dataFolder, 'mail'),
    processFile: join(dataFolder, 'processes.json'),
    releasesFolder: under(root, all['RELEASES_DIR'] || join('site', 'releases')),
    ports,
    publicUrl: all['PUBLIC_URL'] || `http://localhost:${ports.site}`,
    urls: {
      gateway: at('GATEWAY_URL', 'gateway'),
      cms: at('CMS_URL', 'cms'),
      accounts: at('ACCOUNTS_URL', 'accounts'),
      media: at('MEDIA_URL', 'media'),
    },
    secrets: Object.fromEntries(names.map((name) => [name, all[name] ?? ''])) as Record<SecretName, string>,
    logLevel: all['LOG_LEVEL'] || 'info',
    shell,
  };
};
