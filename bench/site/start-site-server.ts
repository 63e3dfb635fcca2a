import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { build } from 'esbuild';

import { type RunningServer, runServer } from '../http/run-server';

/** Bundles the site's server as the product does and starts it on the releases in `releases`. */
export const startSiteServer = async (
  root: string,
  folder: string,
  { releases, gateway }: { releases: string; gateway: string },
): Promise<RunningServer> => {
  const out = join(root, 'site/server/dist', `bench-${process.pid}`);
  await mkdir(folder, { recursive: true });
  await build({
    entryPoints: [join(root, 'site/server/main.ts')],
    outdir: out,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    loader: { '.graphql': 'text' },
    alias: { '@sahra/schemas': join(root, 'schemas') },
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    logLevel: 'error',
  });
  const log = await open(join(folder, 'site.log'), 'w');
  const server = await runServer(
    join(out, 'main.js'),
    { HOST: '127.0.0.1', RELEASES_DIR: releases, GATEWAY_URL: gateway },
    log.fd,
  );
  return {
    ...server,
    stop: async () => {
      await server.stop();
      await log.close();
      await rm(out, { recursive: true, force: true });
    },
  };
};
