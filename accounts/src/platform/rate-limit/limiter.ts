import type pg from 'pg';

import { ipRateLimitKey } from '@sahra/schemas/ip-rate-limit-key';

import { createCounter } from './counter';
import type { LimitedAction, RateLimits } from './rate-limits';

/** Counts attempts at one action by e-mail address and by IP address. */
export interface Limiter {
  /**
   * Counts an attempt.
   * @throws Refusal (429) above the limit.
   */
  spend(emailKey: string | null, ip: string): Promise<void>;
  /** Deletes the attempts of an e-mail address, and subtracts the last one of the IP address. */
  refund(emailKey: string, ip: string): Promise<void>;
}

export const createLimiter = (pool: pg.Pool, limits: RateLimits, action: LimitedAction): Limiter => {
  const emails = createCounter(pool, limits, `${action}Email`);
  const addresses = createCounter(pool, limits, `${action}Address`);
  return {
    spend: async (emailKey, ip) => {
      await addresses.spend(ipRateLimitKey(ip));
      if (emailKey !== null) await emails.spend(emailKey);
    },
    refund: async (emailKey, ip) => {
      await emails.forget(emailKey);
      await addresses.refund(ipRateLimitKey(ip));
    },
  };
};
