import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';

import type { Queries } from '../database/database';
import { MINUTE_MS } from '../time/durations';
import type { JobKind } from './job-payloads';

/** Longer than any handler runs; after a crash the job waits this long for another process. */
const LEASE_MS = MINUTE_MS;

export interface ClaimedJob {
  number: string;
  kind: JobKind;
  key: string;
  payload: Record<string, unknown>;
  attempts: number;
  lease: string;
}

/**
 * Takes the free job that has been due the longest; undefined when none is due. Two processes never take the
 * same job.
 */
export const claimJob = async (queries: Queries, now: Date): Promise<ClaimedJob | undefined> => {
  const lease = randomUUID();
  const { rows } = await sql<ClaimedJob>`
    update jobs set lease = ${lease}, leased_until = ${new Date(now.getTime() + LEASE_MS)}, attempts = attempts + 1
    where number = (
      select number from jobs
      where done_at is null and failed_at is null and run_at <= ${now}
        and (leased_until is null or leased_until <= ${now})
      order by run_at, number limit 1 for update skip locked
    )
    returning number, kind, key, payload, attempts, lease`.execute(queries);
  return rows[0];
};
