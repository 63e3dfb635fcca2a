import type { JobHandler } from '../jobs/job-handler';
import { enqueueHousekeeping } from './enqueue-housekeeping';
import { removeOutdated } from './remove-outdated';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Removes what is kept no longer, and is due again a day later. */
export const housekeepingJob: JobHandler<'housekeeping'> = async (_job, { database, clock }) => {
  await removeOutdated(database.queries, clock());
  return (trx) => enqueueHousekeeping(trx, new Date(clock().getTime() + DAY_MS));
};
