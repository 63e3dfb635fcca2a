/** docs/product/rules.md R58: statuses after which a call may be sent once more. */
const RETRYABLE_STATUSES = new Set([408, 409, 425, 429, 500, 502, 503, 504]);
const IDEMPOTENT_METHODS = new Set(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS']);

/** What the policy looks at: one call and how it was answered. */
export interface Attempt {
  method: string;
  /** Whether the call carries an Idempotency-Key, so that sending it twice does it once. */
  hasIdempotencyKey: boolean;
  status: number;
}

/** How often a call may be sent again: idempotent ones never, others once where their key makes it safe. */
export const retriesOf = ({ method, hasIdempotencyKey, status }: Attempt): 0 | 1 => {
  if (IDEMPOTENT_METHODS.has(method) || !hasIdempotencyKey) return 0;
  return RETRYABLE_STATUSES.has(status) ? 1 : 0;
};
