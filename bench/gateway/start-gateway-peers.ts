import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { build } from 'esbuild';

import { READ_TOKEN } from '../../gateway/src/testing/fake-cms';
import { GATEWAY_TOKEN } from '../../gateway/src/testing/fake-accounts/partner-keys.fake';
import { runServer, type StartedServer } from '../http/run-server';
import { requestOf } from './operations';

const SECRET = 'secret-of-the-benchmark-0123456789abcdef';
/** No peer is limited: the buckets are counted, and never empty. */
const COST_PER_SECOND = 10_000_000;

const BUNDLES = ['apollo', 'mercurius', 'fan-out', 'bytes'] as const;
type Peer = (typeof BUNDLES)[number] | 'mercurius-tuned';

/** The gateway and its peers, each in a process of its own, on the same upstreams. */
export type GatewayPeers = Record<'gateway' | Peer, StartedServer> & {
  stop: () => Promise<void>;
};

const compile = (root: string, out: string): Promise<unknown> =>
  build({
    entryPoints: [
      join(root, 'gateway/src/main.ts'),
      ...['upstreams', ...BUNDLES].map((name) => join(import.meta.dirname, `serve-${name}.ts`)),
    ],
    outdir: out,
    outbase: root,
    entryNames: '[name]',
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    logLevel: 'error',
  });

/** Bundles all of them with the product's bundler settings and starts them. */
export const startGatewayPeers = async (root: string): Promise<GatewayPeers> => {
  // The folder is inside the workspace, so that the bundles can resolve their packages.
  const out = join(root, 'gateway', 'dist', `bench-${process.pid}`);
  await mkdir(out, { recursive: true });
  const log = await open(join(out, 'servers.log'), 'w');
  const running: StartedServer[] = [];
  const stop = async (): Promise<void> => {
    for (const server of running.splice(0).reverse()) await server.stop();
    await log.close();
    await rm(out, { recursive: true, force: true });
  };
  const start = async (name: string, environment: Record<string, string>): Promise<StartedServer> => {
    const server = await runServer(join(out, `${name}.js`), environment, log.fd);
    running.push(server);
    return server;
  };
  try {
    await compile(root, out);
    const upstreams = await start('serve-upstreams', {});
    const { cms, accounts, media } = (await (await fetch(upstreams.url)).json()) as Record<string, string>;
    const urls = { CMS_URL: cms ?? '', ACCOUNTS_URL: accounts ?? '', MEDIA_URL: media ?? '' };
    const gateway = await start('main', {
      ...urls,
      CMS_READ_TOKEN: READ_TOKEN,
      PREVIEW_SECRET: SECRET,
      GATEWAY_TOKEN,
      MEDIA_SIGNING_KEY: SECRET,
      ADDRESS_COST_PER_SECOND: String(COST_PER_SECOND),
    });
    return {
      gateway,
      apollo: await start('serve-apollo', urls),
      mercurius: await start('serve-mercurius', urls),
      'mercurius-tuned': await start('serve-mercurius', { ...urls, TUNED: '1' }),
      'fan-out': await start('serve-fan-out', urls),
      bytes: await start('serve-bytes', {
        GATEWAY_URL: gateway.url,
        GATEWAY_PATH: requestOf('home', false).path,
      }),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
};
