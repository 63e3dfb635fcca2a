import { DUNNING_DAYS } from '@sahra/schemas/constants';

import type { Queries } from '../database/database';
import { enqueueJob } from '../jobs/enqueue-job';
import { addDays } from './add-days';

/**
 * Has the end of a period looked at when it comes: it renews or ends there. Attempt 0 is the end itself, the next ones follow by DUNNING_DAYS.
 * The key holds the period, so that the job of a period that was moved finds nothing to do and a new one can be made.
 */
export const enqueueRenewal = (
  queries: Queries,
  { id, period_ends_at }: { id: string; period_ends_at: Date },
  attempt = 0,
): Promise<void> => {
  const periodEndsAt = period_ends_at.toISOString();
  return enqueueJob(queries, {
    kind: 'renewal',
    key: `${id} ${periodEndsAt} ${attempt}`,
    payload: { subscriptionId: id, periodEndsAt, attempt },
    runAt: addDays(period_ends_at, DUNNING_DAYS[attempt] ?? 0),
  });
};
