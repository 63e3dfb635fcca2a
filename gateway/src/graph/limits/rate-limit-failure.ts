import { GraphFailure } from '../graph-failure';

/** Creates the failure for a caller whose bucket is too empty for the request. */
export const rateLimitFailure = (retryAfterSeconds: number): GraphFailure =>
  new GraphFailure('RATE_LIMITED', undefined, { status: 429, retryAfterSeconds });
