import { GraphFailure } from '../graph-failure';

/** The refusal of a caller whose bucket does not hold what they ask for. */
export const rateLimited = (seconds: number): GraphFailure =>
  new GraphFailure('RATE_LIMITED', undefined, { status: 429, headers: { 'retry-after': String(seconds) } });
