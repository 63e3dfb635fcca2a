import type { Queries } from '../database/database';
import type { JobKind, JobPayloads } from './job-payloads';

export interface NewJob<Kind extends JobKind> {
  kind: Kind;
  /**
   * Unique per kind, e.g. subscription and period. A second job with the same key is not created, even long
   * after the first was done.
   */
  key: string;
  payload: JobPayloads[Kind];
  /** Due time. */
  runAt: Date;
}

/** Creates a job in the caller's transaction: it exists exactly when that transaction commits. */
export const enqueueJob = async <Kind extends JobKind>(
  queries: Queries,
  { kind, key, payload, runAt }: NewJob<Kind>,
): Promise<void> => {
  await queries
    .insertInto('jobs')
    .values({ kind, key, payload: JSON.stringify(payload), run_at: runAt })
    .onConflict((conflict) => conflict.columns(['kind', 'key']).doNothing())
    .execute();
};
