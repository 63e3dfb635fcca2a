import type { JobHandler } from '../../platform/jobs/job-handler';
import { purgeViewer } from './purge-viewer';

declare module '../../platform/jobs/job-payloads' {
  interface JobPayloads {
    /** Id of a deletion, not of the viewer: the job outlives the viewer. */
    purge: { deletion: string };
  }
}

/** Purges a deleted account when its recovery period ends; skips an account that was recovered. */
export const purgeJob: JobHandler<'purge'> = ({ payload }, { clock }) => {
  const { deletion } = payload;
  return (trx) => purgeViewer(trx, deletion, clock());
};
