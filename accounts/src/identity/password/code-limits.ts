import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';

import { CODE_ATTEMPTS_MAX } from '../code/code-rules';
import { ipRateLimitKey } from '@sahra/schemas/ip-rate-limit-key';
import { createCounter } from '../../platform/rate-limit/counter';
import type { RateLimits } from '../../platform/rate-limit/rate-limits';
import type { Caller, KnownCallers } from '../sign-in/known-callers';

/**
 * During an alarm, an unknown caller's first wrong attempt invalidates the code, so that each guess needs a new
 * mail.
 */
const TRIES_IN_ALARM = 1;
const EVERYBODY = 'all';

interface CodeTry {
  /** Maximum number of wrong attempts. */
  triesMax: number;
  /** Takes the attempt back after a right code. */
  refund(): Promise<void>;
  /** Counts a wrong code across all accounts. */
  countWrong(log: FastifyBaseLogger): Promise<void>;
}

/**
 * Rate limits for four-digit codes tried on many accounts (docs/decisions/0095). Attempts on one account are
 * counted with its code.
 */
interface CodeLimits {
  /** Counts an attempt before the code is verified; throws a Refusal (429) above the limit. */
  spend(caller: Caller): Promise<CodeTry>;
}

export const createCodeLimits = (
  pool: pg.Pool,
  limits: RateLimits,
  known: Pick<KnownCallers, 'isKnown'>,
): CodeLimits => {
  const addresses = createCounter(pool, limits, 'wrongCodeAddress');
  const inAlarm = createCounter(pool, limits, 'wrongCodeInAlarm');
  const everybody = createCounter(pool, limits, 'wrongCodeAlarm');
  const { points, seconds } = limits.wrongCodeAlarm;

  const countWrong = async (log: FastifyBaseLogger): Promise<void> => {
    const wrong = await everybody.add(EVERYBODY);
    // Logs once per time window: only one attempt is the first above the limit.
    if (wrong === points + 1)
      log.error({ alarm: 'WRONG_CODES', wrong, seconds }, 'alarm: wrong codes over all accounts');
  };

  return {
    spend: async (caller) => {
      if (await known.isKnown(caller))
        return { triesMax: CODE_ATTEMPTS_MAX, refund: () => Promise.resolve(), countWrong };
      const address = ipRateLimitKey(caller.ip);
      const alarm = (await everybody.count(EVERYBODY)) > points;
      const counters = alarm ? [addresses, inAlarm] : [addresses];
      for (const counter of counters) await counter.spend(address);
      return {
        triesMax: alarm ? TRIES_IN_ALARM : CODE_ATTEMPTS_MAX,
        refund: async () => {
          for (const counter of counters) await counter.refund(address);
        },
        countWrong,
      };
    },
  };
};
