import { RATE_LIMITS, type RateLimits } from '../platform/rate-limit/rate-limits';

const NO_LIMIT = { points: 1_000_000, seconds: 3600 };

/** Rate limits for tests that send more than any person. */
export const NO_LIMITS = Object.fromEntries(
  Object.keys(RATE_LIMITS).map((name) => [name, NO_LIMIT]),
) as unknown as RateLimits;
