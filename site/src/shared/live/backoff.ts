interface Span {
  minMs: number;
  maxMs: number;
}

/** Returns the wait before the next attempt: it doubles, and half of it is random, so that not all come at once. */
export const backoff = (failures: number, { minMs, maxMs }: Span): number =>
  Math.min(maxMs, minMs * 2 ** Math.min(failures, 10)) * (0.5 + Math.random() / 2);
