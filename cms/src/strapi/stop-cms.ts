import { setTimeout as pause } from 'node:timers/promises';

import type { Core } from '@strapi/strapi';

import { drain } from '../process/drain';

interface ConnectionPool {
  numUsed(): number;
  numPendingAcquires(): number;
}

const POLL_MS = 20;

/** Waits for Strapi's start-up tasks: closing the pool under them would cause an unhandled rejection. */
const untilIdle = async (strapi: Core.Strapi, limitMs: number): Promise<void> => {
  const pool = (strapi.db.connection.client as { pool: ConnectionPool }).pool;
  const until = Date.now() + limitMs;
  while (pool.numUsed() + pool.numPendingAcquires() > 0 && Date.now() < until) await pause(POLL_MS);
};

/** Stops the cms gracefully: first the server, then running database work (each at most `limitMs`), then Strapi. */
export const stopCms = async (strapi: Core.Strapi, limitMs: number): Promise<void> => {
  await drain(strapi.server.httpServer, limitMs);
  await untilIdle(strapi, limitMs);
  await strapi.destroy();
};
