import { execFile } from 'node:child_process';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { build } from 'esbuild';

import { startTestServer } from '@sahra/scripts/database/test-server';

import { createAccessTokens } from '../../accounts/src/identity/session/access-tokens';
import type { Asked } from '../http/load';
import { fillViewers, type KnownSession } from './fill-viewers';
import { runServer, type RunningServer } from '../http/run-server';

const SECRET = 'secret-of-the-benchmark-0123456789abcdef';

/** Both servers on one database, and the requests sent to both. */
export interface DetailsPeers {
  ours: RunningServer;
  bare: RunningServer;
  requests: [Asked, ...Asked[]];
  stop(): Promise<void>;
}

const compile = (root: string, out: string): Promise<unknown> =>
  build({
    entryPoints: [
      ...['main', 'migrate'].map((name) => join(root, 'accounts/src', `${name}.ts`)),
      join(import.meta.dirname, 'serve-bare.ts'),
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

const requestsOf = async (sessions: readonly KnownSession[]): Promise<[Asked, ...Asked[]]> => {
  const bearers = createAccessTokens(SECRET);
  const [first, ...others] = await Promise.all(
    sessions.map(async (session): Promise<Asked> => {
      const { token } = await bearers.issue(session, new Date());
      return {
        method: 'POST',
        path: '/api/details',
        headers: { authorization: `Bearer ${token}`, 'x-viewer-id': session.viewerId },
      };
    }),
  );
  if (!first) throw new Error('Nobody is signed in.');
  return [first, ...others];
};

/**
 * Bundles accounts and its peer with the product's bundler settings and runs each in a separate process on one
 * filled database.
 */
export const startDetailsPeers = async (root: string): Promise<DetailsPeers> => {
  // The folder is inside the workspace, so that the bundles can resolve their packages.
  const out = join(root, 'accounts', 'dist', `bench-${process.pid}`);
  await mkdir(out, { recursive: true });
  const server = await startTestServer();
  const log = await open(join(out, 'accounts.log'), 'w');
  const clean: (() => Promise<unknown>)[] = [
    () => rm(out, { recursive: true, force: true }),
    () => log.close(),
    () => server.stop(),
  ];
  const stop = async (): Promise<void> => {
    for (const each of clean.splice(0).reverse()) await each();
  };
  const secrets = [
    'AUTH_SECRET',
    'BEARER_SECRET',
    'CODE_PEPPER',
    'DESK_SECRET',
    'GATEWAY_TOKEN',
    'CMS_READ_TOKEN',
  ];
  const environment = {
    DATABASE_URL: server.url,
    PAYMENT_PROVIDER: 'sandbox',
    ...Object.fromEntries(secrets.map((name) => [name, SECRET])),
  };
  try {
    await compile(root, out);
    await promisify(execFile)(process.execPath, [join(out, 'migrate.js')], { env: environment });
    const requests = await requestsOf(await fillViewers(server.url));
    const [ours, bare] = await Promise.all(
      ['main', 'serve-bare'].map((name) => runServer(join(out, `${name}.js`), environment, log.fd)),
    );
    if (!ours || !bare) throw new Error('A side of the benchmark is missing.');
    clean.push(() => Promise.all([ours.stop(), bare.stop()]));
    return { ours, bare, requests, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
