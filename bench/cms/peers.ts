import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import pg from 'pg';

import { startTestServer } from '@sahra/scripts/database/test-server';

import { openStrapi } from './open-strapi';
import { runCms, type RunningCms } from './running-cms';

/** Both sides of the benchmark on one database server, each on its own copy of the same seeded data. */
export interface Peers {
  ours: RunningCms;
  strapi: RunningCms;
  database: pg.Client;
  stop(): Promise<void>;
}

const atDatabase = (serverUrl: string, name: string): string => {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
};

const connected = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
};

const compile = (root: string, out: string): Promise<unknown> =>
  promisify(execFile)(process.execPath, [
    '--import',
    'tsx',
    join(import.meta.dirname, 'build-cms.ts'),
    join(root, 'cms'),
    out,
  ]);

/** Seeds a cms, copies its database, and starts our cms on one copy and Strapi's own API on the other. */
export const startPeers = async (
  root: string,
  token: string,
  say: (line: string) => void,
): Promise<Peers> => {
  const publicDir = await mkdtemp(join(tmpdir(), 'sahra-bench-'));
  const out = join(root, 'cms', '.strapi', `bench-${process.pid}`);
  const server = await startTestServer();
  const clean: (() => Promise<unknown>)[] = [
    () => Promise.all([publicDir, out].map((path) => rm(path, { recursive: true, force: true }))),
    () => server.stop(),
  ];
  const stop = async (): Promise<void> => {
    for (const each of clean.splice(0).reverse()) await each();
  };
  try {
    const [oursDir, strapiDir] = [join(out, 'ours'), join(out, 'strapi')];
    await compile(root, oursDir);
    await openStrapi(oursDir, strapiDir, token);
    const admin = await connected(server.url);
    await admin.query('CREATE DATABASE ours');
    const common = { root, publicDir, distDir: oursDir, databaseUrl: atDatabase(server.url, 'ours') };
    say('Seeding …');
    const seeding = await runCms({
      ...common,
      readyPath: '/ready',
      environment: { SEED_WHEN_EMPTY: 'true' },
    });
    await seeding.stop();
    await admin.query('CREATE DATABASE strapi TEMPLATE ours');
    await admin.end();
    const ours = await runCms({ ...common, readyPath: '/ready' });
    clean.push(() => ours.stop());
    const strapiUrl = atDatabase(server.url, 'strapi');
    // A start without our own code changes tables that the views read.
    const copy = await connected(strapiUrl);
    await copy.query('DROP SCHEMA content CASCADE');
    await copy.end();
    const strapi = await runCms({
      ...common,
      distDir: strapiDir,
      databaseUrl: strapiUrl,
      readyPath: '/_health',
    });
    clean.push(() => strapi.stop());
    const database = await connected(common.databaseUrl);
    clean.push(() => database.end());
    return { ours, strapi, database, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
