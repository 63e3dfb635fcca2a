import type { JobHandler } from '../jobs/job-handler';
import { purgeViewer } from './purge-viewer';

/** Purges a deleted account when its time has come; one that was recovered is left alone. */
export const purgeJob: JobHandler<'purge'> = ({ payload }, { clock }) => {
  const { deletion } = payload;
  return (trx) => purgeViewer(trx, deletion, clock());
};
