import { createHash } from 'node:crypto';

import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

import { Refusal } from '../http/errors/refusal';
import type { RateLimits } from './rate-limits';

const MS = 1000;

/** Counter per key and time window, shared by all processes. */
export interface Counter {
  /**
   * Adds one to the count.
   * @throws Refusal (429) above the limit.
   */
  spend(key: string): Promise<void>;
  /** Adds one and returns the count in the current window. */
  add(key: string): Promise<number>;
  /** Returns the count in the current window. */
  count(key: string): Promise<number>;
  /** Subtracts one. */
  refund(key: string): Promise<void>;
  /** Deletes the count. */
  forget(key: string): Promise<void>;
  /** Starts a new window with a count of one. */
  mark(key: string): Promise<void>;
}

/** Hashes a key, so that the table of counters contains no addresses. */
const hashed = (key: string): string => createHash('sha256').update(key).digest('base64url');

export const createCounter = (pool: pg.Pool, limits: RateLimits, name: keyof RateLimits): Counter => {
  const { points, seconds } = limits[name];
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: name,
    points,
    duration: seconds,
  });
  return {
    spend: async (key) => {
      try {
        await limiter.consume(hashed(key));
      } catch (reason) {
        if (!(reason instanceof RateLimiterRes)) throw reason;
        throw new Refusal(429, 'RATE_LIMITED', {
          retryAfterSeconds: Math.max(1, Math.ceil(reason.msBeforeNext / MS)),
        });
      }
    },
    add: async (key) => (await limiter.penalty(hashed(key))).consumedPoints,
    count: async (key) => (await limiter.get(hashed(key)))?.consumedPoints ?? 0,
    refund: async (key) => {
      await limiter.reward(hashed(key));
    },
    forget: async (key) => {
      await limiter.delete(hashed(key));
    },
    mark: async (key) => {
      await limiter.set(hashed(key), 1, seconds);
    },
  };
};
