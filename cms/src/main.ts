import { join } from 'node:path';

import type { Core } from '@strapi/strapi';

import { createCms, SIGNALS } from './strapi/create-cms';
import { stopCms } from './strapi/stop-cms';

/** Maximum time for requests in flight after a stop signal, in milliseconds. */
const DRAIN_MS = 10_000;

const stop = async (strapi: Core.Strapi): Promise<void> => {
  await stopCms(strapi, DRAIN_MS);
  process.exit(0);
};

const start = async (): Promise<void> => {
  const strapi = createCms(join(__dirname, '..'), __dirname);
  let stopping = false;
  for (const signal of SIGNALS)
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      void stop(strapi);
    });
  await strapi.start();
};

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
