import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Core } from '@strapi/strapi';

import { HEADERS } from '@sahra/schemas/headers';
import { createTestDatabase } from '@sahra/scripts/database/create-test-database';

import { createCms } from '../process/create-cms';
import { stopCms } from '../process/stop-cms';
import { buildServer } from '../../tools/build/build-server';

const ROOT = join(__dirname, '../..');
const STOP_LIMIT_MS = 5000;
const READ_TOKEN = 'read-token-of-the-tests';
const PREVIEW_SECRET = 'preview-secret-of-the-tests';

export interface Answer {
  status: number;
  body: unknown;
}

export interface Asking {
  locale?: 'en' | 'ar';
  /** Left out: the right one. */
  token?: string | null;
  preview?: string;
}

/** What a test saves in a document. Strapi knows the fields at run time only. */
export const fields = (values: Record<string, unknown>): Record<string, unknown> => values;

/** The real cms, in this process, on a database of its own. */
export interface TestCms {
  strapi: Core.Strapi;
  /** Where it listens, without a slash at the end. */
  origin: string;
  databaseUrl: string;
  previewSecret: string;
  get(path: string, asking?: Asking): Promise<Answer>;
  close(): Promise<void>;
}

const headersOf = ({ locale, token = READ_TOKEN, preview }: Asking): Record<string, string> => ({
  ...(token !== null && { authorization: `Bearer ${token}` }),
  ...(locale && { [HEADERS.localization]: locale }),
  ...(preview && { [HEADERS.previewSecret]: preview }),
});

/** Boots the compiled cms. `seeds` decides whether it starts with the seeded catalogue or empty. */
export const startTestCms = async ({ seeds }: { seeds: boolean }): Promise<TestCms> => {
  const database = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'sahra-cms-'));
  const out = join(ROOT, '.strapi', `test-${process.pid}`);
  await buildServer(ROOT, out);
  Object.assign(process.env, {
    NODE_ENV: 'test',
    LOG_LEVEL: 'error',
    DATABASE_URL: database.url,
    APP_KEYS: 'test-key-test-key-1,test-key-test-key-2',
    ...Object.fromEntries(
      ['API_TOKEN_SALT', 'ADMIN_JWT_SECRET', 'TRANSFER_TOKEN_SALT', 'ENCRYPTION_KEY', 'JWT_SECRET'].map(
        (name) => [name, `${name}-of-the-tests-0123456789`],
      ),
    ),
    CMS_READ_TOKEN: READ_TOKEN,
    PREVIEW_SECRET,
    ADMIN_EMAIL: 'owner@sahra.example',
    ADMIN_PASSWORD: 'Owner-of-the-tests-1',
    SEED_WHEN_EMPTY: String(seeds),
    PUBLIC_DIR: folder,
  });
  const strapi = createCms(ROOT, out);
  await strapi.load();
  strapi.server.mount();
  await new Promise<void>((resolve) => strapi.server.httpServer.listen(0, '127.0.0.1', resolve));
  const { port } = strapi.server.httpServer.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  return {
    strapi,
    origin,
    databaseUrl: database.url,
    previewSecret: PREVIEW_SECRET,
    get: async (path, asking = {}) => {
      const answer = await fetch(`${origin}${path}`, { headers: headersOf(asking) });
      const text = await answer.text();
      const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
      return { status: answer.status, body: isJson ? JSON.parse(text) : text };
    },
    close: async () => {
      await stopCms(strapi, STOP_LIMIT_MS);
      await database.drop();
      await Promise.all([folder, out].map((path) => rm(path, { recursive: true, force: true })));
    },
  };
};
