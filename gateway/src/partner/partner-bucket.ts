import type { BucketLimits } from '../graph/limits/cost-buckets';

/** Two of the largest documents at once, and twenty-four of them a minute after that. */
export const PARTNER_BUCKET: BucketLimits = { max: 10_000, restorePerSecond: 2_000 };
