import { isAbsolute, join } from 'node:path';

import { type PortName, resolvePorts, type Variables } from './ports';
import { SECRETS, type SecretName } from './secrets';

export interface Settings {
  root: string;
  dataFolder: string;
  logFolder: string;
  /** Folder of the cms media library: its `uploads/`. */
  uploadsFolder: string;
  /** Folder for the mails of the development mail catcher. */
  mailFolder: string;
  releasesFolder: string;
  /** Folder of the films that editors upload. */
  filmsFolder: string;
  /** File that lists the running processes. */
  processFile: string;
  ports: Record<PortName, number>;
  /** Public URL of the product. */
  publicUrl: string;
  /** Internal URLs of the services. */
  urls: Record<'gateway' | 'cms' | 'accounts' | 'media', string>;
  secrets: Record<SecretName, string>;
  logLevel: string;
  /** Variables of the shell; every service gets them, and its own variables override them. */
  shell: Variables;
}

const under = (root: string, path: string): string => (isAbsolute(path) ? path : join(root, path));

/** Resolves all ports, URLs, folders and secrets in one place; the shell overrides `.env`. */
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
    filmsFolder: join(dataFolder, 'media'),
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
