import { DUNNING_DAYS } from '@sahra/schemas/constants';

import type { Queries } from '../../platform/database/database';
import { enqueueJob } from '../../platform/jobs/enqueue-job';
import { addDays } from '../../platform/time/add-days';

/** Key of the job that looks at the end of a period for the first time (0) or again. */
export const renewalKeyOf = (subscriptionId: string, periodEndsAt: Date, attempt: number): string =>
  `${subscriptionId} ${periodEndsAt.toISOString()} ${attempt}`;

/**
 * Has the end of a period looked at when it comes: it renews or ends there. Attempt 0 is the end itself, the next ones follow by DUNNING_DAYS.
 * The key holds the period, so that the job of a period that was moved finds nothing to do and a new one can be made.
 */
export const enqueueRenewal = (
  queries: Queries,
  { id, period_ends_at }: { id: string; period_ends_at: Date },
  attempt = 0,
): Promise<void> =>
  enqueueJob(queries, {
    kind: 'renewal',
    key: renewalKeyOf(id, period_ends_at, attempt),
    payload: { subscriptionId: id, periodEndsAt: period_ends_at.toISOString(), attempt },
    runAt: addDays(period_ends_at, DUNNING_DAYS[attempt] ?? 0),
  });
