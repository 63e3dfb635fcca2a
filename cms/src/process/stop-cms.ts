import { setTimeout as pause } from 'node:timers/promises';

import type { Core } from '@strapi/strapi';

import { drain } from './drain';

interface ConnectionPool {
  numUsed(): number;
  numPendingAcquires(): number;
}

const POLL_MS = 20;

/** Strapi does housekeeping after it has started; cut off by the end of the pool, it would be an unhandled rejection. */
const untilIdle = async (strapi: Core.Strapi, limitMs: number): Promise<void> => {
  const pool = (strapi.db.connection.client as { pool: ConnectionPool }).pool;
  const until = Date.now() + limitMs;
  while (pool.numUsed() + pool.numPendingAcquires() > 0 && Date.now() < until) await pause(POLL_MS);
};

/** Stops the cms cleanly: the server first, then what still runs (each at most `limitMs`), then Strapi itself. */
export const stopCms = async (strapi: Core.Strapi, limitMs: number): Promise<void> => {
  await drain(strapi.server.httpServer, limitMs);
  await untilIdle(strapi, limitMs);
  await strapi.destroy();
};
