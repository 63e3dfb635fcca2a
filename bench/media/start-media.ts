import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { build } from 'esbuild';

import { type RunningServer, runServer } from '../http/run-server';

export const SECRET = 'secret-of-the-benchmark-0123456789abcdef';

/** Bundles media as the product does and starts it on the films of `library`, with its log in a file. */
export const startMedia = async (root: string, folder: string, library: string): Promise<RunningServer> => {
  // The folder is inside the workspace, so that the bundle can resolve its packages.
  const out = join(root, 'media/dist', `bench-${process.pid}`);
  await mkdir(folder, { recursive: true });
  await build({
    entryPoints: [join(root, 'media/src/main.ts')],
    outdir: out,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    logLevel: 'error',
  });
  const log = await open(join(folder, 'media.log'), 'w');
  const server = await runServer(
    join(out, 'main.js'),
    {
      MEDIA_SIGNING_KEY: SECRET,
      FILM_SECRET: SECRET,
      GATEWAY_TOKEN: SECRET,
      CMS_READ_TOKEN: SECRET,
      LIBRARY_DIR: library,
      FILMS_DIR: join(folder, 'films'),
    },
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
