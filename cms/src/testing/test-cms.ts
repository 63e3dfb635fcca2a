import { rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

import type { Core } from '@strapi/strapi';

import type { BodyLimits } from '@sahra/schemas/limit-request-body';
import { HEADERS } from '@sahra/schemas/headers';
import { createCms } from '../strapi/create-cms';
import { stopCms } from '../strapi/stop-cms';
import { compiledCms } from './compiled-cms';
import { copyTestCmsData } from './copy-test-cms-data';
import { PREVIEW_SECRET, READ_TOKEN, testEnvironment } from './test-environment';

const ROOT = join(__dirname, '../..');
const STOP_LIMIT_MS = 5000;

export interface TestResponse {
  status: number;
  body: unknown;
}

export interface TestRequestOptions {
  locale?: 'en' | 'ar';
  /** Left out: the valid token. */
  token?: string | null;
  preview?: string;
}

/** Types the fields of a document for the tests: Strapi knows them only at run time. */
export const fields = (values: Record<string, unknown>): Record<string, unknown> => values;

/** The real cms, running in this process with its own database. */
export interface TestCms {
  strapi: Core.Strapi;
  /** Base URL without a slash at the end. */
  origin: string;
  databaseUrl: string;
  previewSecret: string;
  get(path: string, asking?: TestRequestOptions): Promise<TestResponse>;
  close(): Promise<void>;
}

const headersOf = ({ locale, token = READ_TOKEN, preview }: TestRequestOptions): Record<string, string> => ({
  ...(token !== null && { authorization: `Bearer ${token}` }),
  ...(locale && { [HEADERS.localization]: locale }),
  ...(preview && { [HEADERS.previewSecret]: preview }),
});

/** Starts the compiled cms. `seeds` selects the seeded catalogue or an empty one. */
export const startTestCms = async ({
  seeds,
  bodies,
}: {
  seeds: boolean;
  bodies?: BodyLimits;
}): Promise<TestCms> => {
  const out = await compiledCms(ROOT);
  const { database, folder } = await copyTestCmsData(ROOT, out, seeds);
  Object.assign(process.env, testEnvironment({ databaseUrl: database.url, publicFolder: folder, seeds }));
  const strapi = createCms(ROOT, out);
  if (bodies) strapi.config.set('server.bodies', bodies);
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
      await rm(folder, { recursive: true, force: true });
    },
  };
};
