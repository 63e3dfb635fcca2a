import type { Selectable } from 'kysely';

import type { Queries } from '../database/database';
import type { Tables } from '../database/tables';

export type TroubledJob = Pick<
  Selectable<Tables['jobs']>,
  'number' | 'kind' | 'key' | 'attempts' | 'last_error' | 'failed_at' | 'run_at'
>;

interface JobsPage {
  /** Cursor: only jobs created before this one. */
  before: string | undefined;
  limit: number;
}

/**
 * Lists unfinished jobs that have failed at least once, newest first: failed for good, or waiting for a
 * retry.
 */
export const troubledJobs = (queries: Queries, { before, limit }: JobsPage): Promise<TroubledJob[]> =>
  queries
    .selectFrom('jobs')
    .select(['number', 'kind', 'key', 'attempts', 'last_error', 'failed_at', 'run_at'])
    .where('done_at', 'is', null)
    .where('last_error', 'is not', null)
    .$if(before !== undefined, (query) => query.where('number', '<', before ?? ''))
    .orderBy('number', 'desc')
    .limit(limit)
    .execute();

/** Resets a failed job and makes it due; returns its kind, undefined when there is none. */
export const retryJob = async (queries: Queries, number: string, now: Date): Promise<string | undefined> => {
  const job = await queries
    .updateTable('jobs')
    .set({ attempts: 0, failed_at: null, run_at: now })
    .where('number', '=', number)
    .where('done_at', 'is', null)
    .where('last_error', 'is not', null)
    .returning('kind')
    .executeTakeFirst();
  return job?.kind;
};
