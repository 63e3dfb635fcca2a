import type { BucketLimits } from '../graph/limits/cost-buckets';

/** Allows two of the largest documents at once, then twenty-four per minute. */
export const PARTNER_BUCKET: BucketLimits = { max: 10_000, restorePerSecond: 2_000 };
