import type { JobHandler } from '../../platform/jobs/job-handler';
import { purgeViewer } from './purge-viewer';

declare module '../../platform/jobs/job-payloads' {
  interface JobPayloads {
    /** Names a deletion, not the person: the job outlives them. */
    purge: { deletion: string };
  }
}

/** Purges a deleted account when its time has come; one that was recovered is left alone. */
export const purgeJob: JobHandler<'purge'> = ({ payload }, { clock }) => {
  const { deletion } = payload;
  return (trx) => purgeViewer(trx, deletion, clock());
};
