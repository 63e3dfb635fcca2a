/** Statuses after which a call may be retried once: docs/product/rules.md R58. */
const RETRYABLE_STATUSES = new Set([408, 409, 425, 429, 500, 502, 503, 504]);
const IDEMPOTENT_METHODS = new Set(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS']);

/** Facts for the retry decision: one call and its response status. */
export interface Attempt {
  method: string;
  /** Whether the call carries an Idempotency-Key, so that a retry has no second effect. */
  hasIdempotencyKey: boolean;
  status: number;
}

/**
 * Returns how often a call may be retried: never for idempotent methods, once for others
 * when an idempotency key makes it safe.
 */
export const retriesOf = ({ method, hasIdempotencyKey, status }: Attempt): 0 | 1 => {
  if (IDEMPOTENT_METHODS.has(method) || !hasIdempotencyKey) return 0;
  return RETRYABLE_STATUSES.has(status) ? 1 : 0;
};
