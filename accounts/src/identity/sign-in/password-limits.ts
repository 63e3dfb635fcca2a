import type pg from 'pg';

import { Refusal } from '../../platform/http/errors/refusal';
import { createCounter, type Counter } from '../../platform/rate-limit/counter';
import { ipRateLimitKey } from '@sahra/schemas/ip-rate-limit-key';
import type { RateLimits } from '../../platform/rate-limit/rate-limits';
import { pairKeyOf, type Caller, type KnownCallers } from './known-callers';

/** Takes an attempt back after the right password. */
type Refund = () => Promise<void>;

/** Rate limits for wrong passwords that do not lock the account's own viewer out (docs/decisions/0095). */
export interface PasswordLimits {
  /** Counts an attempt before the password is verified; throws a Refusal (429) above the limit. */
  spend(caller: Caller): Promise<Refund>;
  /** Resets the counters of unknown callers after a password reset by mail. */
  reset(caller: Caller): Promise<void>;
}

const spendOfStrangers = async (strangers: Counter, emailKey: string): Promise<void> => {
  try {
    await strangers.spend(emailKey);
  } catch (error) {
    if (error instanceof Refusal) throw new Refusal(429, 'SIGN_IN_BY_MAIL', error.details);
    throw error;
  }
};

export const createPasswordLimits = (
  pool: pg.Pool,
  limits: RateLimits,
  known: Pick<KnownCallers, 'deviceOf' | 'isAddressKnown'>,
): PasswordLimits => {
  const devices = createCounter(pool, limits, 'signInDevice');
  const addresses = createCounter(pool, limits, 'signInAddress');
  const pairs = createCounter(pool, limits, 'signInPair');
  const strangers = createCounter(pool, limits, 'signInStranger');
  return {
    spend: async (caller) => {
      const { emailKey } = caller;
      const [device, pair, address] = [known.deviceOf(caller), pairKeyOf(caller), ipRateLimitKey(caller.ip)];
      if (device !== undefined) {
        await devices.spend(device);
        return () => devices.forget(device);
      }
      if (await known.isAddressKnown(caller)) {
        await pairs.spend(pair);
        return () => pairs.forget(pair);
      }
      await addresses.spend(address);
      await pairs.spend(pair);
      await spendOfStrangers(strangers, emailKey);
      return async () => {
        await addresses.refund(address);
        await pairs.forget(pair);
        await strangers.refund(emailKey);
      };
    },
    reset: async (caller) => {
      await strangers.forget(caller.emailKey);
      await pairs.forget(pairKeyOf(caller));
    },
  };
};
