import type { Dependencies } from '../dependencies';
import type { JobHandlers } from './job-handler';
import { runJob } from './run-job';
import { claimJob, type ClaimedJob } from './claim-job';

type OnFailure = (job: Pick<ClaimedJob, 'kind' | 'key' | 'attempts'>, error: unknown) => void;

/** Runs due jobs, oldest first, until none is left; returns the number of started jobs. */
export const runDueJobs = async (
  dependencies: Dependencies,
  handlers: JobHandlers,
  onFailure: OnFailure,
  goesOn: () => boolean = () => true,
): Promise<number> => {
  let begun = 0;
  while (goesOn()) {
    const job = await claimJob(dependencies.database.queries, dependencies.clock());
    if (!job) break;
    begun += 1;
    const error = await runJob(dependencies, handlers, job);
    if (error !== undefined) onFailure(job, error);
  }
  return begun;
};
