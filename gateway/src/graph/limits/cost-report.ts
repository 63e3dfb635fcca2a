import { HEADERS } from '@sahra/schemas/headers';

import type { BucketState } from './cost-buckets';
import type { CostReport, RequestCharge } from './request-charge';

/** Returns what an answer says of its price; undefined where nobody pays, or where every page would pay for saying it. */
export const costReportOf = (charge: RequestCharge | null, isShared = false): CostReport | undefined => {
  if (!charge || charge.isPaidByKey || (charge.isSiteOperation && !charge.isRefused)) return undefined;
  const report = charge.report();
  if (!isShared) return report;
  const { requested, actual, bucket } = report;
  return { requested, actual, bucket: { max: bucket.max, restorePerSecond: bucket.restorePerSecond } };
};

/** Returns the headers that tell the size of a bucket and what is left in it. */
export const bucketHeaders = ({ max, left }: BucketState): Record<string, string> => ({
  [HEADERS.rateLimit]: String(max),
  [HEADERS.rateLimitLeft]: String(left),
});
