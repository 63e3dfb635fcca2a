import { spawn } from 'node:child_process';
import { join } from 'node:path';

import { freePort } from '@sahra/scripts/process/free-port';
import { waitUntil } from '@sahra/scripts/process/wait-until';

const READY_LIMIT_MS = 240_000;
const SECRETS = [
  'APP_KEYS',
  'API_TOKEN_SALT',
  'ADMIN_JWT_SECRET',
  'TRANSFER_TOKEN_SALT',
  'ENCRYPTION_KEY',
  'JWT_SECRET',
  'CMS_READ_TOKEN',
  'PREVIEW_SECRET',
  'FILM_SECRET',
  'DESK_SECRET',
] as const;

/** A cms in a separate process. */
export interface RunningCms {
  url: string;
  stop(): Promise<void>;
}

export interface CmsToRun {
  /** Root of the repository. */
  root: string;
  distDir: string;
  databaseUrl: string;
  publicDir: string;
  /** Path that responds with 200 when the cms is ready. */
  readyPath: string;
  environment?: Readonly<Record<string, string>>;
}

/** Token that the read routes of a benchmarked cms require. */
export const READ_TOKEN = 'CMS_READ_TOKEN-of-the-benchmark';

/** Starts a compiled cms over the sources of the repository and returns when it is ready. */
export const runCms = async (cms: CmsToRun): Promise<RunningCms> => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', join(import.meta.dirname, 'serve-cms.ts'), join(cms.root, 'cms'), cms.distDir],
    {
      cwd: join(cms.root, 'cms'),
      env: {
        ...process.env,
        NODE_ENV: 'production',
        LOG_LEVEL: 'error',
        HOST: '127.0.0.1',
        PORT: String(port),
        DATABASE_URL: cms.databaseUrl,
        PUBLIC_DIR: cms.publicDir,
        ADMIN_EMAIL: 'owner@sahra.example',
        ADMIN_PASSWORD: 'Owner-of-the-bench-1',
        ...Object.fromEntries(SECRETS.map((name) => [name, `${name}-of-the-benchmark`])),
        ...cms.environment,
      },
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const isReady = async (): Promise<boolean> => {
    if (child.exitCode !== null) throw new Error('The cms ended before it was ready.');
    return fetch(`${url}${cms.readyPath}`).then(
      ({ ok }) => ok,
      () => false,
    );
  };
  if (!(await waitUntil(isReady, READY_LIMIT_MS, 200))) throw new Error('The cms was not ready in time.');
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
};
