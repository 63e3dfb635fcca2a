import { join } from 'node:path';

import type { ServiceDefinition } from '../process/service';
import { workspaceCommand, workspaceScripts } from '../process/workspace-command';
import type { Settings } from '../settings/settings';
import { serviceEnvironments, SERVICES } from './service-environments';
import type { DatabaseUrls, ServiceName } from './service-environments';

const READY_LIMIT_MS = 30_000;
const STOP_LIMIT_MS = 3000;

/** Definition of the development mail catcher: receives every mail that accounts sends and shows it on a page. */
const mailDefinition = (
  { root, ports, mailFolder, shell }: Settings,
  flags: readonly string[],
): ServiceDefinition => ({
  name: 'mail',
  command: [process.execPath, ...flags, join('dist', 'mail-catcher.js')],
  cwd: join(root, 'accounts'),
  environment: {
    ...shell,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(ports.mail),
    SMTP_PORT: String(ports.smtp),
    MAIL_DIR: mailFolder,
  },
  readyUrl: `http://127.0.0.1:${ports.mail}/ready`,
  readyLimitMs: READY_LIMIT_MS,
  stopLimitMs: STOP_LIMIT_MS,
});

/** Strapi creates its tables and the seeds at its first start: a minute here, more on a slow disk. */
const READY_LIMITS_MS: Record<ServiceName, number> = {
  cms: 240_000,
  accounts: 30_000,
  media: 30_000,
  gateway: 60_000,
  site: 30_000,
};

/** Together with the database's limit at most 15 s: site, then gateway, then the three others in parallel. */
const STOP_LIMITS_MS: Record<ServiceName, number> = {
  cms: 4000,
  accounts: 4000,
  media: 4000,
  gateway: 3000,
  site: 3000,
};

/** Definition of the service that rebuilds the pages after a publish; Ctrl-C ends a running build. */
const rebuilder = (site: ServiceDefinition, flags: readonly string[]): ServiceDefinition => ({
  ...site,
  name: 'rebuilder',
  command: [process.execPath, ...flags, join('server', 'dist', 'rebuilder.js')],
  environment: {
    ...site.environment,
    SITE_REBUILD_COMMAND: 'node --import tsx scripts/build/rebuild-site.ts',
  },
  readyUrl: null,
});

const endWithParent = (root: string): string => join(root, 'scripts', 'process', 'end-with-parent.mjs');

export type Mode = 'start' | 'dev';

/** Gatsby's development server serves only pages, and only after its first build. */
const developmentSite = (definition: ServiceDefinition, port: number): ServiceDefinition => ({
  ...definition,
  readyUrl: `http://127.0.0.1:${port}/`,
  readyLimitMs: 180_000,
});

/**
 * Returns how each service is started, checked and stopped. In development each runs its `dev` script, which
 * reloads changed code; a service without that script runs its build.
 */
export const serviceDefinitions = (
  settings: Settings,
  databases: DatabaseUrls,
  mode: Mode,
): Record<ServiceName | 'rebuilder' | 'mail', ServiceDefinition> => {
  const environments = serviceEnvironments(settings, databases);
  const scriptOf = (name: ServiceName): Mode =>
    mode === 'dev' && workspaceScripts(settings.root, name)['dev'] !== undefined ? 'dev' : 'start';
  const flags = ['--enable-source-maps', '--import', endWithParent(settings.root)];
  const definitions = SERVICES.map((name): [ServiceName, ServiceDefinition] => [
    name,
    {
      name,
      command: workspaceCommand(settings.root, name, scriptOf(name), flags),
      cwd: join(settings.root, name),
      environment: {
        ...settings.shell,
        ...environments[name],
        ...(scriptOf(name) === 'dev' ? { NODE_ENV: 'development' } : {}),
      },
      readyUrl: `http://127.0.0.1:${settings.ports[name]}/ready`,
      readyLimitMs: READY_LIMITS_MS[name],
      stopLimitMs: STOP_LIMITS_MS[name],
    },
  ]);
  const all = Object.fromEntries(definitions) as Record<ServiceName, ServiceDefinition>;
  const site = scriptOf('site') === 'dev' ? developmentSite(all.site, settings.ports.site) : all.site;
  return { ...all, site, rebuilder: rebuilder(all.site, flags), mail: mailDefinition(settings, flags) };
};
