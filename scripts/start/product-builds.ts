import { join } from 'node:path';

import { SHARED_SOURCES, type WorkspaceBuild } from '../build/build-workspace';
import type { Settings } from '../settings/settings';

const stampPath = (root: string, name: string): string => join(root, 'node_modules', '.cache', 'sahra', name);

const OUTPUTS = {
  accounts: 'dist/main.js',
  media: 'dist/main.js',
  gateway: 'dist/main.js',
  cms: 'dist',
} as const;

/** What is built before anything runs. */
export const serviceBuilds = (root: string): WorkspaceBuild[] => [
  ...Object.entries(OUTPUTS).map(([workspace, output]) => ({
    workspace,
    script: 'build',
    sources: [workspace, ...SHARED_SOURCES],
    output: join(root, workspace, output),
    stampPath: stampPath(root, workspace),
  })),
  {
    workspace: 'site',
    script: 'build:server',
    sources: ['site/server', 'site/src', 'site/package.json', ...SHARED_SOURCES],
    output: join(root, 'site/server/dist/main.js'),
    stampPath: stampPath(root, 'site-server'),
  },
];

/**
 * The site's pages, which the build reads from the running graph. Its stamp lies with the data: after a
 * reset the catalogue is another, and the pages have to be made again.
 */
export const siteBuild = ({ dataFolder, releasesFolder, publicUrl, urls }: Settings): WorkspaceBuild => ({
  workspace: 'site',
  script: 'build',
  sources: ['site', ...SHARED_SOURCES],
  settings: [publicUrl, releasesFolder],
  output: join(releasesFolder, 'current'),
  stampPath: join(dataFolder, 'site-build'),
  environment: {
    NODE_ENV: 'production',
    GATEWAY_URL: urls.gateway,
    PUBLIC_URL: publicUrl,
    RELEASES_DIR: releasesFolder,
    GATSBY_TELEMETRY_DISABLED: '1',
  },
});
