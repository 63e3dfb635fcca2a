import { createHash } from 'node:crypto';

import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

import { Refusal } from '../http/errors/refusal';
import type { RateLimits } from './rate-limits';

const MS = 1000;

/** Counts per key and span, across all processes. */
export interface Counter {
  /** Counts one; refuses with 429 when there were too many. */
  spend(key: string): Promise<void>;
  /** Counts one, and answers how many there are in the span that runs. */
  add(key: string): Promise<number>;
  /** How many there are in the span that runs. */
  count(key: string): Promise<number>;
  /** Takes one back. */
  refund(key: string): Promise<void>;
  /** Takes all back. */
  forget(key: string): Promise<void>;
  /** Begins a span with one. */
  mark(key: string): Promise<void>;
}

/** Keys are hashed: the table of counters holds no address of anybody. */
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
