import type { Queries } from '../database/database';
import { enqueueJob } from '../jobs/enqueue-job';
import { MINUTE_MS } from '../time/durations';

declare module '../jobs/job-payloads' {
  interface JobPayloads {
    'video-counts': Record<string, never>;
  }
}

/**
 * Enqueues the feed entry for changed counts at the end of the minute: one job per minute, however many
 * views and comments there are.
 */
export const enqueueVideoCounts = (queries: Queries, now: Date): Promise<void> => {
  const runAt = new Date((Math.floor(now.getTime() / MINUTE_MS) + 1) * MINUTE_MS);
  return enqueueJob(queries, { kind: 'video-counts', key: runAt.toISOString(), payload: {}, runAt });
};
