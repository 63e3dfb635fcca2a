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

/** Makes waiting jobs due now; jobs that are done, have failed or are due already stay as they are. */
export const makeJobsDue = async (
  queries: Queries,
  { kind, keys, now }: { kind: JobKind; keys: readonly string[]; now: Date },
): Promise<void> => {
  await queries
    .updateTable('jobs')
    .set({ run_at: now })
    .where('kind', '=', kind)
    .where('key', 'in', keys)
    .where('done_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('run_at', '>', now)
    .execute();
};
