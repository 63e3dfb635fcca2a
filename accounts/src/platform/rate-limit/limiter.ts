import type pg from 'pg';

import { addressKeyOf } from '@sahra/schemas/address-key-of';

import { createCounter } from './counter';
import type { LimitedAction, RateLimits } from './rate-limits';

/** Counts tries of one action by mail address and by network address. */
export interface Limiter {
  /** Counts a try; refuses with 429 when there were too many. */
  spend(emailKey: string | null, ip: string): Promise<void>;
  /** Forgets the tries of a mail address and takes back the last one of the network address. */
  refund(emailKey: string, ip: string): Promise<void>;
}

export const createLimiter = (pool: pg.Pool, limits: RateLimits, action: LimitedAction): Limiter => {
  const emails = createCounter(pool, limits, `${action}Email`);
  const addresses = createCounter(pool, limits, `${action}Address`);
  return {
    spend: async (emailKey, ip) => {
      await addresses.spend(addressKeyOf(ip));
      if (emailKey !== null) await emails.spend(emailKey);
    },
    refund: async (emailKey, ip) => {
      await emails.forget(emailKey);
      await addresses.refund(addressKeyOf(ip));
    },
  };
};
