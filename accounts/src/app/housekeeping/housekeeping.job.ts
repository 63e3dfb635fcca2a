import { mailExpiringCards } from '../../billing/billing.module';
import type { JobHandler } from '../../platform/jobs/job-handler';
import { addDays } from '../../platform/time/add-days';
import { enqueueHousekeeping } from './enqueue-housekeeping';
import { deleteOutdatedRows } from './delete-outdated-rows';

declare module '../../platform/jobs/job-payloads' {
  interface JobPayloads {
    housekeeping: Record<string, never>;
  }
}

/** Deletes outdated rows and reminds of cards that expire; the job repeats a day later. */
export const housekeepingJob: JobHandler<'housekeeping'> = async (_job, { database, clock }) => {
  await deleteOutdatedRows(database.queries, clock());
  await mailExpiringCards(database, clock());
  return (trx) => enqueueHousekeeping(trx, addDays(clock(), 1));
};
