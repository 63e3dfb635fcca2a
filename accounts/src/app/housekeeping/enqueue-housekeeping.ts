import type { Queries } from '../../platform/database/database';
import { enqueueJob } from '../../platform/jobs/enqueue-job';

const DATE_LENGTH = 'yyyy-mm-dd'.length;

/** Has the housekeeping of a day (in UTC) done from `at` on; however many processes ask for it, it is done once. */
export const enqueueHousekeeping = (queries: Queries, at: Date): Promise<void> =>
  enqueueJob(queries, {
    kind: 'housekeeping',
    key: at.toISOString().slice(0, DATE_LENGTH),
    payload: {},
    runAt: at,
  });
