import type { Queries } from '../../platform/database/database';
import { enqueueJob } from '../../platform/jobs/enqueue-job';

const DATE_LENGTH = 'yyyy-mm-dd'.length;

/**
 * Enqueues the housekeeping of one UTC day, due from `at` on. It runs once, however many processes enqueue
 * it.
 */
export const enqueueHousekeeping = (queries: Queries, at: Date): Promise<void> =>
  enqueueJob(queries, {
    kind: 'housekeeping',
    key: at.toISOString().slice(0, DATE_LENGTH),
    payload: {},
    runAt: at,
  });
