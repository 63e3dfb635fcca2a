import { join } from 'node:path';

import { type BuildScript, SHARED_SOURCES, type WorkspaceBuild } from '../build/build-workspace';
import type { Settings } from '../settings/settings';

const stampPath = (root: string, name: string): string => join(root, 'node_modules', '.cache', 'sahra', name);

const OUTPUTS = {
  accounts: 'dist/main.js',
  media: 'dist/main.js',
  gateway: 'dist/main.js',
  cms: 'dist',
} as const;

/** The site's web server, which is built in a second: it serves the last release while all else is built and started. */
export const siteServerBuild = (root: string): WorkspaceBuild => ({
  workspace: 'site',
  script: 'build:server',
  lock: 'site-server',
  sources: ['site/server', 'site/src', 'site/builder', 'site/package.json', ...SHARED_SOURCES],
  output: join(root, 'site/server/dist/main.js'),
  stampPath: stampPath(root, 'site-server'),
});

/** What is built before the other services run. */
export const serviceBuilds = (root: string): WorkspaceBuild[] =>
  Object.entries(OUTPUTS).map(([workspace, output]) => ({
    workspace,
    script: 'build',
    lock: workspace,
    sources: [workspace, ...SHARED_SOURCES],
    output: join(root, workspace, output),
    stampPath: stampPath(root, workspace),
  }));

/** The site's pages, which the build reads from the running graph. */
export const siteBuild = ({ releasesFolder, publicUrl, urls }: Settings): BuildScript => ({
  workspace: 'site',
  script: 'build',
  lock: 'site',
  environment: {
    NODE_ENV: 'production',
    GATEWAY_URL: urls.gateway,
    PUBLIC_URL: publicUrl,
    RELEASES_DIR: releasesFolder,
    GATSBY_TELEMETRY_DISABLED: '1',
  },
});
