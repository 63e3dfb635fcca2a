import { createHash } from 'node:crypto';

import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

import { Refusal } from '../errors/refusal';
import { addressKeyOf } from './address-key-of';
import type { LimitedAction, RateLimits } from './rate-limits';

const MS = 1000;

/** Counts tries of one action by mail address and by network address, across all processes. */
export interface Limiter {
  /** Counts a try; refuses with 429 when there were too many. */
  spend(emailKey: string | null, ip: string): Promise<void>;
  /** Forgets the tries of a mail address and takes back the last one of the network address. */
  refund(emailKey: string, ip: string): Promise<void>;
}

/** Keys are hashed: the table of counters holds no address of anybody. */
const hashed = (key: string): string => createHash('sha256').update(key).digest('base64url');

const spendOne = async (limiter: RateLimiterPostgres, key: string): Promise<void> => {
  try {
    await limiter.consume(hashed(key));
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) throw reason;
    throw new Refusal(429, 'RATE_LIMITED', {
      retryAfterSeconds: Math.max(1, Math.ceil(reason.msBeforeNext / MS)),
    });
  }
};

export const createLimiter = (pool: pg.Pool, limits: RateLimits, action: LimitedAction): Limiter => {
  const counter = (subject: 'Email' | 'Address') => {
    const { points, seconds } = limits[`${action}${subject}`];
    return new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: `${action}${subject}`,
      points,
      duration: seconds,
    });
  };
  const emails = counter('Email');
  const addresses = counter('Address');
  return {
    spend: async (emailKey, ip) => {
      await spendOne(addresses, addressKeyOf(ip));
      if (emailKey !== null) await spendOne(emails, emailKey);
    },
    refund: async (emailKey, ip) => {
      await emails.delete(hashed(emailKey));
      await addresses.reward(hashed(addressKeyOf(ip)));
    },
  };
};
