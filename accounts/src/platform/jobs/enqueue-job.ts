import type { Queries } from '../database/database';
import type { JobKind, JobPayloads } from './job-payloads';

export interface NewJob<Kind extends JobKind> {
  kind: Kind;
  /** What makes it this job and no other, e.g. subscription and period: the second one of a key is not made, even when the first was done long ago. */
  key: string;
  payload: JobPayloads[Kind];
  /** When it is due. */
  runAt: Date;
}

/** Writes a job in the caller's transaction: it exists exactly when what it follows from does. */
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
