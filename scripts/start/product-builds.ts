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

/**
 * Build of the site's web server. It takes a second, so the server serves the last release while everything else is
 * built and started.
 */
export const siteServerBuild = (root: string): WorkspaceBuild => ({
  workspace: 'site',
  script: 'build:server',
  lock: 'site-server',
  sources: ['site/server', 'site/src', 'site/builder', 'site/package.json', ...SHARED_SOURCES],
  output: join(root, 'site/server/dist/main.js'),
  stampPath: stampPath(root, 'site-server'),
});

/** Builds that must finish before the other services start. */
export const serviceBuilds = (root: string): WorkspaceBuild[] =>
  Object.entries(OUTPUTS).map(([workspace, output]) => ({
    workspace,
    script: 'build',
    lock: workspace,
    sources: [workspace, ...SHARED_SOURCES],
    output: join(root, workspace, output),
    stampPath: stampPath(root, workspace),
  }));

/**
 * Build of the site's pages, which reads from the running graph. A `quick` build has the same pages and scripts, and
 * is for tests: it compresses pages less and keeps nothing for the next build.
 */
export const siteBuild = ({ releasesFolder, publicUrl, urls }: Settings, quick = false): BuildScript => ({
  workspace: 'site',
  script: 'build',
  lock: 'site',
  environment: {
    NODE_ENV: 'production',
    GATEWAY_URL: urls.gateway,
    PUBLIC_URL: publicUrl,
    RELEASES_DIR: releasesFolder,
    QUICK_BUILD: quick ? '1' : '0',
    GATSBY_TELEMETRY_DISABLED: '1',
  },
});
